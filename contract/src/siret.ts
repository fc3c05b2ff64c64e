/** La Poste numbers its thousands of establishments by a rule of its own. */
const postOffice = '356000000';

/** Fourteen digits whose Luhn sum is a multiple of ten. */
export function isSiret(value: string): boolean {
  if (!/^\d{14}$/.test(value)) return false;
  const digits = Array.from(value, Number);
  if (value.startsWith(postOffice)) return add(digits) % 5 === 0 || luhn(digits) % 10 === 0;
  return luhn(digits) % 10 === 0;
}

const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The length is even, so the digits that double are those at even places from the left. */
function luhn(digits: number[]): number {
  return add(
    digits.map((digit, index) => {
      const doubled = index % 2 === 0 ? digit * 2 : digit;
      return doubled > 9 ? doubled - 9 : doubled;
    }),
  );
}
