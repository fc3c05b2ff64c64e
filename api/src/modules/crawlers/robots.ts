import { calls } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';

/** `$` ends the path: /profile is private, the profiles below it are public. */
const privatePages = [
  '/api/',
  '/auth/',
  '/dev/',
  `${pages.profile}$`,
  `${pages.profile}?`,
  pages.profileView,
  pages.profileEdit,
  pages.messages,
  pages.favorites,
  pages.sellerDashboard,
  pages.newMaterial,
  '/materials/*/edit',
  pages.myMaterials,
  pages.statistics,
];

export function writeRobots(publicUrl: string): string {
  return `User-agent: *
${privatePages.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${publicUrl}${calls.readSitemapIndex.path}
`;
}
