const signs = [
  ...['bot', 'crawl', 'spider', 'slurp', 'archiver', 'preview', 'monitor', 'uptime', 'scan', 'lighthouse'],
  ...['headless', 'phantomjs', 'selenium', 'puppeteer', 'playwright', 'facebookexternalhit', 'whatsapp'],
  ...[
    'curl',
    'wget',
    'python',
    'java/',
    'go-http',
    'okhttp',
    'axios',
    'node-fetch',
    'undici',
    'ruby',
    'perl',
  ],
];

export function isBot(userAgent: string): boolean {
  const text = userAgent.toLowerCase();
  return text === '' || signs.some((sign) => text.includes(sign));
}
