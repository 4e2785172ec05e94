// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Valid files, in each of which tests plant one error.
enum Fixture {
  /// An animated SVG with a style sheet.
  static let svg = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 414 896" width="414" height="896" role="img" aria-labelledby="title desc">
    <title id="title">Collapsing header on iPhone 11</title>
    <desc id="desc">The list is pulled, flung and caught.</desc>
    <style>
    @keyframes k0{
    0%{transform:translateY(0px);animation-timing-function:cubic-bezier(.33,.2,.67,1.8)}
    40%{transform:translateY(-120.5px);animation-timing-function:steps(1,end)}
    62.5%{transform:translateY(-80px);animation-timing-function:linear}
    100%{transform:translateY(0)}
    }
    @keyframes k1{0%{opacity:1}50%{opacity:.25}100%{opacity:1}}
    @keyframes k2{0%{visibility:hidden;animation-timing-function:step-end}30%{visibility:visible}100%{visibility:hidden}}
    #list{animation:k0 5s linear infinite}
    #header-content{animation:k1 5s linear infinite}
    #finger{animation:k2 5s step-end infinite}
    .paper{fill:#fff}
    @media (prefers-color-scheme:dark){.paper{fill:#111}}
    @media (prefers-reduced-motion){*{animation:none!important}}
    </style>
    <defs>
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#336"/><stop offset="1" stop-color="#003"/></linearGradient>
    <clipPath id="outline"><rect width="414" height="896" rx="41.5"/></clipPath>
    <symbol id="photo" viewBox="0 0 10 10"><path d="M0 0h10v10H0zm2 8l3-4 2 2.5.5-.5L9 8z" fill="url(#shade)"/></symbol>
    </defs>
    <g id="screen" clip-path="url(#outline)">
    <rect width="414" height="896" class="paper" fill="none"/>
    <g id="list" transform="translate(0,148)">
    <use href="#photo" x="0" y="0" width="137" height="137" color="#cbd"/>
    <text x="16" y="24.5" font-size="17" fill="#222">Row 1<tspan x="16" dy="20">more</tspan></text>
    <path d="M10-20.5.5.5L3,4a5 5 0 0110 10Q1 2 3 4T5 6S1 2 3 4C1 2 3 4 5 6V1H2z" fill="none" stroke="currentColor" stroke-width="1.5"/>
    </g>
    <g id="header"><g id="header-content" opacity="1"><circle cx="20" cy="20" r="12" fill="#e5a"/></g></g>
    </g>
    <g id="finger" transform="translate(200,600)" visibility="hidden"><ellipse cx="0" cy="0" rx="20" ry="20" fill="#000" fill-opacity=".3"/></g>
    </svg>
    """#

  /// An animated SVG whose motion is in elements.
  static let smil = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 414 896" role="img" aria-label="A list moves">
    <title>A list moves</title>
    <g transform="translate(0 10)">
    <animateTransform attributeName="transform" type="translate" dur="4s" repeatCount="indefinite" calcMode="spline" values="0 10;0 -20.5;0 10" keyTimes="0;.5;1" keySplines=".33 .2 .67 .8;.33 0 .67 1"/>
    <rect x="1" y="2" width="3" height="4" fill="#123456"><animate attributeName="opacity" values="1;0;1" keyTimes="0;.25;1" dur="4s" repeatCount="3"/></rect>
    <rect width="3" height="4"><animate attributeName="visibility" values="visible;hidden" keyTimes="0;.25" calcMode="discrete" dur="4s" repeatCount="indefinite"/></rect>
    </g>
    </svg>
    """#

  /// Nested groups: a sheet with a list that is clipped, and a title that grows and fades.
  static let nested = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 414 896" role="img" aria-label="A sheet">
    <title>A sheet</title>
    <style>
    @keyframes k0{
    0%{transform:translateY(0px)}
    100%{transform:translateY(-400px)}
    }
    @keyframes k1{
    0%{transform:scale(1);animation-timing-function:cubic-bezier(.33,.2,.67,.9)}
    100%{transform:scale(1.15346)}
    }
    @keyframes k2{
    0%{opacity:1}
    100%{opacity:.5}
    }
    #layer1{animation:k0 5s linear infinite}
    #layer3{animation:k0 5s linear infinite}
    #header-content{animation:k2 5s linear infinite,k1 5s linear infinite}@media(prefers-reduced-motion:reduce){*{animation:none!important}}
    </style>
    <clipPath id="layer2-clip"><rect x="10" width="394" height="896" rx="12"/></clipPath>
    <clipPath id="screen-clip"><path d="M0 0H414V896H0z"/></clipPath>
    <g id="screen" clip-path="url(#screen-clip)">
    <g id="layer1" transform="translate(0 300)"><rect id="sheet" width="414" height="700" fill="#fff"/>
    <g id="layer2" transform="translate(0 56)" clip-path="url(#layer2-clip)"><g id="layer3" transform="translate(0 -40)"><rect id="row-0" width="414" height="60" fill="#eee"/></g></g>
    <g transform="translate(207 56)"><g id="header-content" opacity=".8" transform="scale(1.05)"><g transform="translate(-207 -56)"><circle cx="20" cy="20" r="12" fill="#e5a"/></g></g></g>
    </g></g>
    <g><animateTransform attributeName="transform" type="scale" dur="4s" repeatCount="indefinite" values="1;1.15346;1" keyTimes="0;.5;1"/><animate attributeName="opacity" dur="4s" repeatCount="indefinite" values="1;.5;1" keyTimes="0;.5;1"/></g>
    </svg>
    """##

  /// A page with a drawing inside.
  static let page = #"""
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'sha256-AAAA'; script-src 'sha256-BBBB'"/>
    <title>Collapsing header</title>
    <link rel="icon" href="data:,"/>
    <style>
    :root { --paper: #f7f6f2; color-scheme: light dark; }
    @media (prefers-color-scheme: dark) { :root { --paper: #151513; } }
    a { color: var(--accent, #1d5bd0); &amp;:hover { color: red; } }
    h1::before { content: "} ; {"; background: url(data:image/png;base64,AAAA) no-repeat; }
    /* a { comment */
    @supports (display: grid) { main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
    @keyframes blink { from { opacity: 0 } 50% { opacity: .5 } to { opacity: 1 } }
    .live { animation: blink 1s ease-in-out 2 alternate both, blink 200ms; }
    </style>
    </head>
    <body class="paused">
    <a class="skip" href="#main">Skip</a>
    <header><h1>Collapsing header</h1><p>A header that shrinks <b>while</b> the list scrolls.</p></header>
    <main id="main">
    <section aria-labelledby="devices">
    <h2 id="devices">Devices</h2>
    <button type="button" aria-pressed="false" aria-controls="time">Play</button>
    <label for="time">Time</label>
    <input type="range" id="time" min="0" max="240" step="1" value="0" aria-valuetext="frame 0 of 240"/>
    <span id="clock">0 ms</span>
    <figure>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 414 896" role="img" aria-labelledby="phone"><title id="phone">iPhone 11</title><rect width="414" height="896" rx="40"/></svg>
    <figcaption>iPhone 11</figcaption>
    </figure>
    <table><caption>Values</caption><thead><tr><th scope="col">Frame</th><th scope="col">Offset</th></tr></thead><tbody><tr><td>0</td><td>−148</td></tr></tbody></table>
    <details><summary>Keys</summary><dl><div><dt>Space</dt><dd>plays</dd></div></dl></details><details><summary><h2>Files</h2></summary></details><dialog><button autofocus="autofocus">Close</button></dialog><details><summary>Keys</summary><ul><li><kbd>Space</kbd> plays</li></ul></details>
    <p><a href="#?s=a&amp;f=12">Frame 12</a> <a href="https://example.org/">elsewhere</a> <img src="small.svg" alt="" width="10" height="20"/></p>
    <noscript><p>The drawing plays without script.</p></noscript>
    </section>
    </main>
    <script type="module">
    //<![CDATA[
    if (1 < 2 && true) { document.body.classList.remove('paused'); }
    //]]>
    </script>
    </body>
    </html>
    """#
}
