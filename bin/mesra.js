#!/usr/bin/env node
/** Starts the portal of an installed package, by the Node that came with it where there is one for this machine. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownNode } from './own-node.js';

const here = dirname(fileURLToPath(import.meta.url));
const COMMANDS = { start: 'main.ts', migrate: 'migrate-command.ts', domain: 'domain-command.ts', demo: 'demo-command.ts', 'verify-audit': 'verify-audit.ts' };

/** The own program; else the Node that runs this file. */
function node() {
  const own = ownNode();
  return own && existsSync(own.program) ? own.program : process.execPath;
}

const [asked = 'start', ...rest] = process.argv.slice(2);
const file = COMMANDS[asked];
if (!file) {
  console.error(`mesra ${asked}: no such command. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}
const options = ['--disable-warning=ExperimentalWarning', '--import', new URL('strip-types.js', import.meta.url).href];
const child = spawn(node(), [...options, join(here, '../src/app/server', file), ...rest], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
