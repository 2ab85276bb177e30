"""Makes tweepy's calls and writes what they bring as JSON, by name: calls.py URL KEY."""

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
name = {"screen_name": "mainstay"}


def count(method, **options):
    """How many came over all pages, and how many of them were different."""
    items = [getattr(item, "id", item) for item in tweepy.Cursor(method, **options).items()]
    return [len(items), len(set(items))]


def codes(method, **options):
    try:
        method(**options)
        return "no failure"
    except tweepy.HTTPException as error:
        return error.api_codes


posts = api.user_timeline(**name, count=4)
calls = {
    "user_timeline by pages": lambda: count(api.user_timeline, **name, count=25),
    "user_timeline since an id": lambda: len(api.user_timeline(**name, since_id=posts[3].id)),
    "get_status, extended": lambda: api.get_status(posts[0].id, tweet_mode="extended").full_text,
    "get_user": lambda: [api.get_user(**name).name, api.get_user(**name).followers_count],
    "lookup_users of two": lambda: [user.screen_name for user in api.lookup_users(screen_name=["mainstay", "sample_001"])],
    "get_followers by pages": lambda: count(api.get_followers, **name, count=200),
    "get_follower_ids by pages": lambda: count(api.get_follower_ids, **name, count=100),
    "get_friends": lambda: [user.screen_name for user in api.get_friends(screen_name="sample_001")],
    "get_friend_ids": lambda: list(api.get_friend_ids(screen_name="sample_001")),
    "search_tweets, a tag": lambda: [post.text for post in api.search_tweets("#json")],
    "search_tweets by pages": lambda: count(api.search_tweets, q="from:mainstay", count=25),
    "search_tweets, Japanese": lambda: [post.text for post in api.search_tweets("散歩")],
    "search_tweets, filters": lambda: len(api.search_tweets("from:mainstay filter:hashtags -mainstay", count=100)),
    "search_tweets without q": lambda: codes(api.search_tweets, q=""),
    "rate_limit_status": lambda: sorted(api.rate_limit_status()["resources"]),
    "an unknown account": lambda: codes(api.get_user, screen_name="nobody_here"),
}


def answer(call):
    try:
        return call()
    except Exception as error:
        return repr(error)


print(json.dumps({what: answer(call) for what, call in calls.items()}))
