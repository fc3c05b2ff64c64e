interface Offer {
  /** Base units in one sale unit. */
  content: number;
  minOrder: number;
}

/** How many sale units cover a need told in base units. api/src/modules/search/filters/need.ts has the same in SQL. */
export const countUnits = (needed: number, { content, minOrder }: Offer): number =>
  Math.max(Math.ceil(roundFloat(needed / content)), Math.ceil(minOrder), 1);

export const addWaste = (quantity: number, percent: number): number =>
  roundFloat((quantity * (100 + percent)) / 100);

/** Without rounding, 6 × 1.1 ÷ 0.6 is 11.000000000000002 and would order one more roll. */
export const roundFloat = (value: number): number => Math.round(value * 1e6) / 1e6;

export const addVat = (cents: number, vatRate: number): number => Math.round((cents * (100 + vatRate)) / 100);
