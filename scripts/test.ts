import { allChecks, type Check, quickChecks, type Tally, thoroughChecks } from './checks.ts';

const checks = process.argv.includes('--quick')
  ? quickChecks
  : process.argv.includes('--thorough')
    ? thoroughChecks
    : allChecks;
const total: Tally = { passed: 0, failures: [] };
for (const check of checks) {
  const tally = await runCheck(check);
  total.passed += tally.passed;
  total.failures.push(...tally.failures);
}
for (const failure of total.failures) console.error(`\nfailed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;

async function runCheck({ name, run }: Check): Promise<Tally> {
  const start = performance.now();
  console.log(`\n> ${name}`);
  try {
    const tally = await run();
    console.log(`  ${tally.passed} passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return tally;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failures: [name] };
  }
}
