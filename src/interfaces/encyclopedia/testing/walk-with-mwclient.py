"""mwclient against a server: walk-with-mwclient.py HOST:PORT. It is used as it comes; the host and the path are its options."""

import json
import sys

import mwclient

site = mwclient.Site(sys.argv[1], path="/encyclopedia/en/w/", scheme="http")
sea = site.pages["Sea"]
brine = site.pages["Brine"]
hub = site.pages["Hub"]
water = site.pages["Water"]

print(
    json.dumps(
        {
            "version": site.version,
            "rights": site.rights,
            "project": site.namespaces[4],
            "text": sea.text(),
            "length": sea.length,
            "exists": site.pages["Nowhere"].exists,
            "redirects": brine.redirect,
            "resolved": brine.resolve_redirect().name,
            "links": [link for link in hub.links(generator=False)],
            "pages": sorted((page.name, page.exists) for page in water.links()),
            "parsed": site.parse(page="Ocean", redirects=True, prop="wikitext")["title"],
        }
    )
)
