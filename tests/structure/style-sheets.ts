/** The style sheets as the structural tests read them: rules, the classes that they name, and who uses them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './source-files.ts';

export interface StyleRule {
  /** Each of the selectors that share the body. */
  readonly selectors: readonly string[];
  /** `property: value`, sorted. */
  readonly declarations: readonly string[];
  /** Inside `@media` or another condition. */
  readonly conditional: boolean;
}

export interface StyleSheet {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly lines: number;
  readonly rules: readonly StyleRule[];
  readonly classes: ReadonlySet<string>;
}

/** Sizes of 16 pixels each are written as `rem` or `px`; logical and plain widths mean the same in both languages. */
const alike = (declaration: string) =>
  declaration
    .replace(/\s+/g, ' ')
    .replace(/^(font-size|gap|padding): (\d+)px$/, (_all, property: string, size: string) => `${property}: ${Number(size) / 16}rem`)
    .replace(/^inline-size: /, 'width: ')
    .replace(/^border-radius: 8px$/, 'border-radius: var(--mantine-radius-md)');

export function readRules(text: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let depth = 0;
  for (const [, head = '', body, end] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)\{(?:([^{}]*)\})?|\s*(\})/g)) {
    if (end) depth -= 1;
    else if (body === undefined) depth += 1;
    else {
      const declarations = body
        .split(/;\s*(?:\n|$)/)
        .map((each) => alike(each.trim()))
        .filter(Boolean);
      rules.push({ selectors: head.split(/,(?![^(]*\))/).map((each) => each.trim()), declarations: declarations.toSorted(), conditional: depth > 0 });
    }
  }
  return rules;
}

const classesOf = (rules: readonly StyleRule[]) =>
  new Set(
    rules.flatMap(({ selectors }) =>
      selectors.flatMap((each) => [...each.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map((found) => found[1] as string)),
    ),
  );

export const STYLE_SHEETS: readonly StyleSheet[] = globSync('src/**/*.css', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const rules = readRules(text);
    return { path, lines: text.trimEnd().split('\n').length, rules, classes: classesOf(rules) };
  });

/** A module's sheet as a file knows it: `import styles from './x.module.css'`. */
export function sheetsOf({ path, text }: { readonly path: string; readonly text: string }): { readonly name: string; readonly sheet: string }[] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
    name,
    sheet: (from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(path), from)).replaceAll('\\', '/'),
  }));
}
