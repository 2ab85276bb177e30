"""tweepy against a server: walk-with-tweepy.py URL KEY.

tweepy fixes https://api.twitter.com in its code (only the host is an option, and only for calls, not for the token). The
one thing changed is the address below requests, in its HTTP adapter: what tweepy writes and reads is its own.
"""

import json
import sys

import requests.adapters
import tweepy

base, key = sys.argv[1], sys.argv[2]
send = requests.adapters.HTTPAdapter.send


def send_here(self, request, **options):
    request.url = request.url.replace("https://api.twitter.com", base)
    return send(self, request, **options)


requests.adapters.HTTPAdapter.send = send_here

api = tweepy.API(tweepy.OAuth2AppHandler(key, key))
posts = list(tweepy.Cursor(api.user_timeline, screen_name="mainstay", count=25).items())
followers = list(tweepy.Cursor(api.get_followers, screen_name="mainstay", count=200).items())

friends = api.get_friends(screen_name="sample_001")
friend_ids = api.get_friend_ids(screen_name="sample_001", stringify_ids=True)
found = list(tweepy.Cursor(api.search_tweets, q="#sample OR #json OR from:mainstay sample", count=2).items())
page = api.search_tweets(q="the", count=5, result_type="recent")

try:
    api.search_tweets(q="")
    empty = []
except tweepy.BadRequest as error:
    empty = error.api_codes

try:
    api.get_user(screen_name="nobody_here")
    unknown = []
except tweepy.NotFound as error:
    unknown = error.api_codes

try:
    tweepy.OAuth2AppHandler(key, "wrong")
    wrong = "let in"
except tweepy.TweepyException as error:
    wrong = str(error)

print(
    json.dumps(
        {
            "latest": posts[0].text,
            "posts": len(posts),
            "distinct": len({post.id for post in posts}),
            "followers": len({follower.id for follower in followers}),
            "name": api.get_user(screen_name="mainstay").name,
            "friends": [friend.screen_name for friend in friends],
            "friend_ids": friend_ids,
            "found": [post.text[:24] for post in found],
            "page": [len(page), page.count, page.next_results is not None, page.max_id == page[-1].id - 1],
            "empty": empty,
            "unknown": unknown,
            "wrong": wrong,
        }
    )
)
