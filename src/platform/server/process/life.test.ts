import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LIFE = fileURLToPath(new URL('life.ts', import.meta.url));

/** A small program with two parts to close; `then` is what it does once it lives. */
async function run(then: string, signal?: NodeJS.Signals): Promise<{ code: number | null; said: string[] }> {
  const program = `
    import { beginLife } from ${JSON.stringify(LIFE)};
    const life = beginLife({ printError: (line) => console.log(line.split('\\n')[0]) });
    life.onEnd('first', 500, async () => console.log('closed first'));
    life.onEnd('second', 500, async () => console.log('closed second'));
    setInterval(() => undefined, 1000);
    ${then}
    console.log('alive');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (signal && output.includes('alive') && !child.killed) child.kill(signal);
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said: output.trim().split('\n') };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s closes the parts, the last first, and exits with 0', async (signal) => {
  expect(await run('', signal)).toEqual({ code: 0, said: ['alive', 'Stopping: running requests are finished first.', 'closed second', 'closed first'] });
});

test('a part that hangs is left behind, the others still close', async () => {
  const { code, said: output } = await run(`life.onEnd('stuck', 50, () => new Promise(() => undefined));`, 'SIGTERM');
  expect(code).toBe(1);
  expect(output.slice(2)).toEqual(['The stuck did not close within 0.05 seconds and was cut off.', 'closed second', 'closed first']);
});

test('an error nobody expected is said, and the parts still close', async () => {
  const { code, said: output } = await run(`setTimeout(() => { throw new Error('boom'); }, 20);`);
  expect(code).toBe(1);
  expect(output[1]).toContain('unexpected error: boom');
  expect(output.slice(-2)).toEqual(['closed second', 'closed first']);
});
