"""Texts of our own whose vectors the shipped inference is held against."""
REFERENCE_TEXTS = [
    "A dog runs along the beach.",
    "The committee didn't approve the $5,000.50 budget on May 3rd, 2021!",
    "二人の男性が公園でサッカーをしています。",
    "駅前のカフェでコーヒーを飲みながら、友達を待っていた。",
    "Zorblaxian widgets were quixotically refurbishing 12:30 trains",
    "東京タワーは333メートルで、Eiffel Tower より高い。",
    "ＦＵＬＬ　ｗｉｄｔｈ ﾊﾝｶｸ café naïve Straße",
    "very very very good",
    "🎉🎉",
    "Привет, мир! 안녕하세요",
    "x",
]
