/** Sizes and bounds that both sides must agree on. */
export const limits = {
  placeQueryLength: 80,
  placeSuggestions: 8,
} as const;
