interface SynonymPair {
  term: string;
  alternative: string;
  is_near: boolean;
}

export function parseSynonyms(file: string): SynonymPair[] {
  return file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .flatMap(parseGroup);
}

function parseGroup(line: string): SynonymPair[] {
  const [left = '', right] = line.split(' > ');
  if (right !== undefined) {
    return cross(split(left, ' = '), split(right, ' = '), false);
  }
  const isNear = line.includes(' ~ ');
  const terms = split(line, isNear ? ' ~ ' : ' = ');
  return cross(terms, terms, isNear);
}

const split = (text: string, sign: string) => text.split(sign).map((term) => term.trim());

const cross = (terms: string[], alternatives: string[], is_near: boolean): SynonymPair[] =>
  terms.flatMap((term) =>
    alternatives
      .filter((alternative) => alternative !== term)
      .map((alternative) => ({ term, alternative, is_near })),
  );
