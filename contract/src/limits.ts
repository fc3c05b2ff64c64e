/** Sizes and bounds that both sides must agree on. */
export const limits = {
  placeQueryLength: 80,
  placeSuggestions: 8,

  /** Materials and favourites a page. */
  pageSize: 24,
  /** A list is not read further than this many results. */
  listDepth: 10_000,
  maxRadiusKm: 200,

  emailLength: 254,
  contactMessageLength: 4000,
} as const;
