import { calls } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { type MailBlock, renderMailBody, type SiteIdentity } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AskedMaterial, DueMaterial } from './repository.ts';

const shown = 20;

const formatDay = (date: Date) =>
  new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(date);

interface Question {
  to: string;
  token: string;
  materials: DueMaterial[];
  expiresAt: Date;
}

export function composeAvailabilityMail(
  site: SiteIdentity,
  { to, token, materials, expiresAt }: Question,
): Mail {
  const isOne = materials.length === 1;
  const title = isOne ? 'Toujours disponible\u00a0?' : 'Toujours disponibles\u00a0?';
  const subject = isOne
    ? `« ${materials[0]?.title} »\u00a0: toujours disponible\u00a0?`
    : `${materials.length} matériaux\u00a0: toujours disponibles\u00a0?`;
  return compose(site, { to, subject, title }, [
    {
      paragraph: isOne
        ? `Vous n’avez ni modifié ni confirmé ce matériau depuis plus de ${limits.daysBeforeConfirmation} jours. Les acheteurs comptent sur des annonces à jour\u00a0: l’avez-vous encore\u00a0?`
        : `Vous n’avez ni modifié ni confirmé ces matériaux depuis plus de ${limits.daysBeforeConfirmation} jours. Les acheteurs comptent sur des annonces à jour\u00a0: les avez-vous encore\u00a0?`,
    },
    ...listMaterials(
      site,
      materials,
      ({ confirmedAt }) => `Dernière confirmation\u00a0: ${formatDay(confirmedAt)}`,
    ),
    {
      button: 'Répondre',
      url: `${site.publicUrl}${calls.openAvailability.path}?token=${token}`,
    },
    {
      small: `${isOne ? 'Sans réponse, il sera mis' : 'Sans réponse, ils seront mis'} en pause le ${formatDay(expiresAt)}. Rien ne sera perdu\u00a0: vous pourrez publier de nouveau d’un clic.`,
    },
  ]);
}

export function composePausedMail(site: SiteIdentity, to: string, materials: AskedMaterial[]): Mail {
  const isOne = materials.length === 1;
  const subject = isOne
    ? `« ${materials[0]?.title} » est en pause`
    : `${materials.length} de vos matériaux sont en pause`;
  return compose(site, { to, subject, title: subject }, [
    {
      paragraph: isOne
        ? 'Nous vous avons demandé s’il était toujours disponible, et n’avons pas eu de réponse. Son annonce n’est plus visible des acheteurs.'
        : 'Nous vous avons demandé s’ils étaient toujours disponibles, et n’avons pas eu de réponse. Leurs annonces ne sont plus visibles des acheteurs.',
    },
    ...listMaterials(site, materials, () => 'En pause'),
    {
      paragraph:
        'Pour publier de nouveau, ouvrez Mes Matériaux, onglet « En pause », cochez ce que vous avez encore, puis « Publier ».',
    },
    { button: 'Publier de nouveau', url: `${site.publicUrl}${pages.myMaterials}?status=en_pause` },
  ]);
}

function listMaterials<Material extends AskedMaterial>(
  { publicUrl }: SiteIdentity,
  materials: Material[],
  describe: (material: Material) => string,
): MailBlock[] {
  const others = materials.length - shown;
  return [
    ...materials.slice(0, shown).map((material) => ({
      item: material.title,
      detail: describe(material),
      url: publicUrl + pages.editMaterial(material.id),
    })),
    ...(others > 0
      ? [{ paragraph: others === 1 ? 'Et un autre matériau.' : `Et ${others} autres matériaux.` }]
      : []),
  ];
}

const compose = (
  site: SiteIdentity,
  { to, subject, title }: { to: string; subject: string; title: string },
  blocks: MailBlock[],
): Mail => ({ to, subject, ...renderMailBody({ ...site, title, blocks }) });
