import { allChecks, type Check, quickChecks, thoroughChecks } from './checks.ts';
import { addUp, describeTally, type Tally } from './tally.ts';

const checks = process.argv.includes('--quick')
  ? quickChecks
  : process.argv.includes('--thorough')
    ? thoroughChecks
    : allChecks;
const tallies: Tally[] = [];
for (const check of checks) tallies.push(await runCheck(check));
const total = addUp(tallies);
console.log(describeTally(total));
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
    return { passed: 0, failures: [name], flaky: [] };
  }
}
