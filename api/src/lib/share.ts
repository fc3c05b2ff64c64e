/** The part that one of several web processes takes of a limit of the whole machine. */
export const shareOf = (total: number, workers: number): number => Math.max(1, Math.floor(total / workers));
