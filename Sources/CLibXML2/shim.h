// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_CLIBXML2_SHIM_H
#define SCROLLWORK_CLIBXML2_SHIM_H

#include <libxml/SAX2.h>
#include <libxml/catalog.h>
#include <libxml/globals.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlschemastypes.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <string.h>

/// Frees memory that libxml2 allocated. `xmlFree` itself is a variable, which Swift 6 does not let
/// several threads read.
static inline void scrollwork_xml_free(void *memory) { xmlFree(memory); }

/// Bytes before the first such byte; `count` if there is none.
static inline long scrollwork_distance(const unsigned char *bytes, long count, unsigned char byte) {
  const void *found = memchr(bytes, byte, (size_t)count);
  return found ? (long)((const unsigned char *)found - bytes) : count;
}

/// The handler that libxml2 holds for the calling thread, and its context. In C these are macros.
static inline xmlStructuredErrorFunc scrollwork_xml_thread_handler(void) {
  return xmlStructuredError;
}
static inline void *scrollwork_xml_thread_handler_context(void) {
  return xmlStructuredErrorContext;
}

#endif
