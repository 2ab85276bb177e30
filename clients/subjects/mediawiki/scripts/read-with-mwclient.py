"""What bots written with mwclient ask for; prints one JSON object a call."""
import json
import sys
from urllib.parse import urlsplit

import mwclient

address = urlsplit(sys.argv[1])
site = mwclient.Site(address.netloc, path=address.path + "/w/", scheme=address.scheme)
page = site.pages["Brinmouth"]


def names(pages):
    return [found.name for found in pages]


calls = {
    "page": lambda: [page.exists, page.pageid, page.length, page.revision, page.namespace, page.redirect],
    "page.text": lambda: page.text(),
    "page.text of a section": lambda: page.text(section=2),
    "page that is missing": lambda: site.pages["No such town"].exists,
    "page.resolve_redirect": lambda: site.pages["Salt Islands"].resolve_redirect().name,
    "page.categories": lambda: names(page.categories()),
    "page.links": lambda: names(page.links()),
    "page.backlinks": lambda: names(page.backlinks()),
    "page.embeddedin": lambda: names(site.pages["Template:Stub"].embeddedin()),
    "page.templates": lambda: names(page.templates()),
    "page.images": lambda: names(site.pages["Harrow Quay"].images()),
    "page.extlinks": lambda: list(page.extlinks()),
    "page.langlinks": lambda: list(page.langlinks()),
    "page.iwlinks": lambda: list(site.pages["Markup of all kinds"].iwlinks()),
    "page.revisions": lambda: list(page.revisions(prop="ids|timestamp|user|comment")),
    "category members": lambda: names(site.categories["Ports"]),
    "site.allpages": lambda: names(site.allpages(prefix="Salt")),
    "site.allcategories": lambda: names(site.allcategories(prefix="P")),
    "site.search": lambda: sorted(found["title"] for found in site.search("herring")),
    "site.parse": lambda: site.parse(text="A '''lamp'''.")["text"]["*"].split("<!--")[0],
    "site.expandtemplates": lambda: site.expandtemplates("{{Main|Salt}}"),
    "site.get": lambda: site.get("query", prop="pageprops", titles="IPort")["query"]["pages"],
    "site.raw_api": lambda: site.namespaces,
}

for call, make in calls.items():
    try:
        print(json.dumps({"call": call, "result": make()}, default=str))
    except Exception as error:
        print(json.dumps({"call": call, "error": f"{type(error).__name__}: {error}"}))
