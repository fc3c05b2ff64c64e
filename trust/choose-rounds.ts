export interface Repeated {
  title: string;
  rounds: number;
  isInNpmTest?: boolean;
}

export function chooseRounds<Kind extends Repeated>(kinds: Kind[]): (Kind & { number: number })[] {
  const isThorough = process.env.TRUST_THOROUGH === 'true';
  return kinds.flatMap((kind) =>
    Array.from({ length: isThorough ? kind.rounds : Number(kind.isInNpmTest ?? 0) }, (_, index) => ({
      ...kind,
      number: index + 1,
    })),
  );
}
