/**
 * Writes `THIRD-PARTY-NOTICES.md` from the installed packages: what `npm pack` brings along and what the browser is sent.
 * Name, version and licence come from the lock file and each package's own `package.json`; copyright lines from its licence file.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'THIRD-PARTY-NOTICES.md');

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

/** The entry that `name` means to the package at `from`: the nearest folder of packages that has it. */
function resolve(packages: Readonly<Record<string, Locked>>, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return null;
  }
}

/** Names of packages that sources of the browser import. */
export function importedByWeb(folder = join(ROOT, 'src')): string[] {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\/(web|contract)\//.test(path) || !/\.(tsx?|css)$/.test(path) || /\.(test|factory)\.|\/testing\//.test(path)) continue;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/(?:from |import |import\(|@import )'((?:@[\w-]+\/)?[a-z][\w.-]*)/g)) names.add(name);
  }
  return [...names].filter((name) => !name.startsWith('node:')).sort();
}

/** Paths in the lock file of everything that is given to others. Programs for one system alone (Node, PostgreSQL, sharp) are listed as installed. */
export function shippedPackages(): string[] {
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const { dependencies, optionalDependencies = {} } = read<Manifest>('package.json');
  const open = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...importedByWeb()].map((name) => resolve(packages, '', name));
  const found = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === null || found.has(path)) continue;
    found.add(path);
    const { dependencies: needs = {}, peerDependencies: peers = {} } = packages[path] as Locked;
    for (const name of [...Object.keys(needs), ...Object.keys(peers)]) open.push(resolve(packages, path, name));
  }
  return [...found].sort();
}

const COPYRIGHT = /^\W*(copyright\b.*|\(c\).*|©.*)$/gim;

/** The lines of its licence file that name who holds the rights. */
function copyrightOf(path: string): string[] {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const lines = files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(COPYRIGHT)].map(([, line = '']) => line.trim()));
  return [...new Set(lines)].filter((line) => /\d{4}|©|\(c\) [A-Z]/.test(line) && !/\(c\) You must/.test(line) && line.length < 160).slice(0, 4);
}

/** The page; packages of one licence together. */
export function notices(): string {
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const groups = new Map<string, string[]>();
  for (const path of shippedPackages()) {
    const { version, license = 'see the package' } = packages[path] as Locked;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const rights = copyrightOf(path);
    groups.set(license, [...(groups.get(license) ?? []), `- ${name} ${version}${rights.length > 0 ? `: ${rights.join('; ')}` : ''}`]);
  }
  const parts = [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([license, lines]) => `## ${license}\n\n${[...new Set(lines)].sort().join('\n')}`);
  return `# Third-party notices

Mesra stands on these packages. Each comes with its licence text in its own folder under \`node_modules\`. Written by \`node tools/third-party-notices.ts\`.

${parts.join('\n\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, notices());
