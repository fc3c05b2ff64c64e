const batchSize = 200;

interface Written {
  numAffectedRows?: bigint | undefined;
}

/** As many rows as one announcement names (db/functions/material-changes.sql), until none is left. */
export async function inBatches(write: (count: number) => Promise<Written>): Promise<number> {
  for (let total = 0; ; ) {
    const { numAffectedRows = 0n } = await write(batchSize);
    if (numAffectedRows === 0n) return total;
    total += Number(numAffectedRows);
  }
}
