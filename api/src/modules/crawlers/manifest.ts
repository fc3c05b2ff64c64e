const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

export function writeManifest(brandName: string) {
  return {
    name: brandName,
    short_name: brandName,
    description: 'La place de marché des matériaux de construction : neuf, surplus de chantier, réemploi.',
    lang: 'fr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F5F2EC',
    theme_color: '#FFFFFF',
    categories: ['shopping', 'business'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icons/icon-192.png', 192),
      icon('/icons/icon-512.png', 512),
      { ...icon('/icons/maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
