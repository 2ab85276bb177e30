/** A mail that wants a password, short enough for a curl line. */
export const exampleMail = [
  'From: "PayPal Service" <support@account-check.example>',
  'To: ada@example.org',
  'Subject: Your account has been limited',
  'Date: Mon, 14 Sep 2026 08:15:00 +0000',
  'Message-ID: <1@account-check.example>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Dear customer, please <a href="http://paypal.com.account-check.example/login">verify your account</a> within 24 hours.</p>',
].join('\n')
