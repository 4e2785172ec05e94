# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Makes figures.json: the results of well-known tools for seeded random numbers.

    python3 -m venv venv && venv/bin/pip install numpy==2.4.6 scipy==1.17.1 asv==0.6.6
    venv/bin/python Tests/BenchKitTests/Fixtures/figures.py > Tests/BenchKitTests/Fixtures/figures.json

The interval around the Hodges-Lehmann estimate is found by inverting scipy's exact test: it reaches to the last pairwise
mean at which the test still keeps the hypothesis. Steps are those of airspeed velocity at a stated price.
"""

import json

import numpy
from asv import step_detect
from scipy import stats

random = numpy.random.default_rng(20260801)


def interval(values, confidence):
    means = numpy.sort([(values[i] + values[j]) / 2 for i in range(len(values)) for j in range(i, len(values))])
    kept = [mean for mean in means if stats.wilcoxon(
        values - (mean + 1e-12), method="exact").pvalue > 1 - confidence or stats.wilcoxon(
        values - (mean - 1e-12), method="exact").pvalue > 1 - confidence]
    if stats.wilcoxon(values - (means[0] - 1), method="exact").pvalue > 1 - confidence:
        return None
    return [min(kept), max(kept)]


samples = []
for count, confidence in [(5, 0.9), (6, 0.95), (8, 0.95), (10, 0.99), (13, 0.99), (20, 0.99), (40, 0.99), (5, 0.99)]:
    values = numpy.round(random.normal(3, 2, count), 6)
    means = [(values[i] + values[j]) / 2 for i in range(count) for j in range(i, count)]
    samples.append({
        "values": list(values), "confidence": confidence, "median": float(numpy.median(values)),
        "mad": float(stats.median_abs_deviation(values)),
        "quantiles": [float(numpy.quantile(values, share)) for share in (0, 0.01, 0.25, 0.9, 0.99, 1)],
        "sd": float(numpy.std(values, ddof=1)), "hodgesLehmann": float(numpy.median(means)),
        "interval": interval(values, confidence),
    })

steps = []
for levels, noise, price in [
    ([10, 12], 0.3, 6), ([10, 10.2], 0.5, 6), ([5, 9, 4], 0.8, 12), ([1], 0.2, 2), ([3, 3.5, 3, 8], 0.1, 1.5),
]:
    series = numpy.round(numpy.concatenate([
        level + noise * random.standard_normal(int(random.integers(12, 30))) for level in levels]), 6)
    weights = [1] * len(series)
    right, values, _ = step_detect.solve_potts(list(series), weights, price, min_size=1)
    steps.append({
        "series": list(series), "price": price, "ends": right, "levels": values,
    })

probabilities = []
for count in (5, 10, 20, 40):
    # The statistic of 1...n with the first k signs changed is the sum of the ranks that stay positive.
    for kept in (1, 2, 3):
        values = numpy.arange(1.0, count + 1)
        values[:count - kept] *= -1
        bound = int(sum(range(count - kept + 1, count + 1)))
        probabilities.append({
            "count": count, "bound": bound,
            "probability": float(stats.wilcoxon(values, alternative="less", method="exact").pvalue),
        })

print(json.dumps({"samples": samples, "steps": steps, "probabilities": probabilities}, indent=1))
