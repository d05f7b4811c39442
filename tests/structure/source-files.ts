/** The source tree as the structural tests read it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSources, ROOT, type SourceFile } from '../setup/read-sources.ts';

export { ROOT, type SourceFile };

export const SOURCES = readSources('src/**/*.{ts,tsx}');

/** Module → the modules it may ask, read downward. */
export const ARCHITECTURE = createRequire(import.meta.url)(join(ROOT, 'architecture.cjs')) as Readonly<Record<string, readonly string[]>>;

export const isTest = (path: string) => /\.(test|factory)\.tsx?$/.test(path) || path.includes('/testing/');
