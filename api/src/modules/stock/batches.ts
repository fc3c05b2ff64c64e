const batchSize = 200;

interface Written {
  numAffectedRows?: bigint | undefined;
}

/** Repeats `write` until nothing is left, in batches that fit one announcement (db/functions/material-changes.sql). */
export async function inBatches(write: (count: number) => Promise<Written>): Promise<number> {
  for (let total = 0; ; ) {
    const { numAffectedRows = 0n } = await write(batchSize);
    if (numAffectedRows === 0n) return total;
    total += Number(numAffectedRows);
  }
}
