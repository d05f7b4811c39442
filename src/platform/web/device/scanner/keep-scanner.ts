/** The scanner is loaded when it is opened; where there may be no network then, its files are brought before. */
import type { CodeKind } from './code-kind.ts';

export async function keepScanner(kind: CodeKind): Promise<void> {
  await import('./code-scanner.tsx');
  await (await import('./open-reader.ts')).keepReader(kind);
}
