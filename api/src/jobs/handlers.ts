import type { Database } from '../db/database.ts';
import { checkImport } from '../modules/imports/check.ts';
import { addPhotos } from '../modules/imports/photos/add-photos.ts';
import { saveImport } from '../modules/imports/save.ts';
import type { DeliverMail } from '../modules/mail/delivery.ts';
import type { SiteIdentity } from '../modules/mail/layout.ts';
import { drawPictures, makeVariants } from '../modules/media/make-variants.ts';
import { handleRemoval } from '../modules/media/remove-files.ts';
import type { MediaStorage } from '../modules/media/storage.ts';
import { sendUnreadMail } from '../modules/messages/unread-mail.ts';
import { sendWeeklyLetter } from '../modules/newsletter/weekly-letter.ts';
import { learnCompletions, rebuildCompletions } from '../modules/search/completion/learn-completions.ts';
import { learnVocabulary, rebuildVocabulary } from '../modules/search/words/vocabulary.ts';
import { spreadShopDelays } from '../modules/selling/service.ts';
import { refreshSellers, updateReplyTimes } from '../modules/shops/service.ts';
import { rollUpStatistics } from '../modules/statistics/roll-up.ts';
import { checkAvailability } from '../modules/stock/availability/service.ts';
import { removeBelongingsOf } from '../modules/users/account-deletion.ts';
import { cleanUp } from './clean-up.ts';
import type { GiveWay } from './give-way.ts';
import type { JobHandlers } from './jobs.ts';

interface Parts extends SiteIdentity {
  db: Database;
  storage: MediaStorage;
  deliverMail: DeliverMail;
  giveWay: GiveWay;
}

export function createJobHandlers({ db, storage, deliverMail, giveWay, ...site }: Parts): JobHandlers {
  return {
    'mail-delivery': deliverMail,
    'picture-variants': makeVariants(db, storage),
    'demo-drawings': drawPictures(db, storage),
    'file-removal': handleRemoval(storage),
    'account-removal': ({ userId }, jobs) => removeBelongingsOf({ db, jobs }, userId),
    'import-check': checkImport(db),
    'import-save': saveImport(db, giveWay),
    'import-photos': addPhotos({ db, storage }),
    'search-vocabulary': async () => {
      await learnVocabulary(db);
      await learnCompletions(db);
    },
    'vocabulary-rebuild': async () => {
      await rebuildVocabulary(db);
      await rebuildCompletions(db);
    },
    'weekly-letter': (_, jobs) => sendWeeklyLetter({ db, jobs, ...site }),
    'availability-check': (_, jobs) => checkAvailability({ db, jobs, ...site }),
    'unread-mail': ({ messageId }, jobs) => sendUnreadMail({ db, jobs, ...site }, messageId),
    'seller-summaries': () => refreshSellers(db),
    'shop-delays': ({ sellerId }) => spreadShopDelays(db, sellerId),
    'reply-times': () => updateReplyTimes(db),
    'statistics-roll-up': () => rollUpStatistics(db),
    'clean-up': (_, jobs) => cleanUp({ db, jobs, ...site }),
  };
}
