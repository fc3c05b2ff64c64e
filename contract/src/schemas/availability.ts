import { z } from 'zod';

/** A person follows the link: a missing token leads to a page with a sentence, not to a validation error. */
const TokenQuery = z.object({ token: z.string().catch('') });

export const availabilitySchemas = {
  openAvailability: { query: TokenQuery },
  /** The oldest first; `others` are not listed. 400 `link_expired` when it was answered too. */
  listAskedMaterials: {
    query: TokenQuery,
    answer: z.object({
      items: z.array(z.object({ id: z.uuid(), title: z.string() })),
      others: z.number().int(),
    }),
  },
  /**
   * A native form: `pause` names materials that are no longer available, the others are confirmed. Redirects to / with
   * `availability=confirmed|answered|expired`.
   */
  answerAvailability: { query: TokenQuery, body: z.string().nullish() },
};
