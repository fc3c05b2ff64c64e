const inMillimetres = { mm: 1, cm: 10, dm: 100, m: 1000 };
type Unit = keyof typeof inMillimetres;

/** « 1m20 » is « 1,20 m ». */
export const writeMetres = (text: string) =>
  text.replaceAll(/(?<![\p{L}\d.,])(\d{1,2})m(\d{2})(?![\p{L}\d])/giu, '$1,$2 m');

const measure = /(?<![\p{L}\d.,])(?<amount>\d+(?:[.,]\d+)?)\s?(?<unit>mm|cm|dm|m)(?![\p{L}\d²³])/giu;
/** Fewer millimetres are seldom written in centimetres: « 10 » would be taken for too much else. */
const leastInOtherUnits = 300;

/** The same lengths in the units that others write them in, by the number as `search_text` folds it. */
export function listOtherUnits(text: string): Map<string, string[]> {
  const found = [...text.matchAll(measure)].map(({ groups }) => {
    const amount = Number(groups?.amount?.replace(',', '.'));
    const unit = groups?.unit?.toLowerCase() as Unit;
    const millimetres = amount * inMillimetres[unit];
    const isRare = unit === 'mm' && millimetres < leastInOtherUnits;
    const others = isRare ? [] : [millimetres, millimetres / 10, millimetres / 1000];
    return [fold(amount), others.map(fold)] as const;
  });
  return new Map(found);
}

const fold = (amount: number) => String(Number(amount.toFixed(3))).replace('.', 'v');
