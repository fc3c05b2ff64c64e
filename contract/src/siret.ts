/** La Poste's establishments follow another rule: the sum of the digits is a multiple of five. */
const laPosteSiren = '356000000';

export function isSiret(value: string): boolean {
  if (!/^\d{14}$/.test(value)) return false;
  const digits = Array.from(value, Number);
  if (value.startsWith(laPosteSiren)) return add(digits) % 5 === 0 || luhn(digits) % 10 === 0;
  return luhn(digits) % 10 === 0;
}

const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

function luhn(digits: number[]): number {
  return add(
    digits.map((digit, index) => {
      const doubled = index % 2 === 0 ? digit * 2 : digit;
      return doubled > 9 ? doubled - 9 : doubled;
    }),
  );
}
