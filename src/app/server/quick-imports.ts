/**
 * Spares Node the search for what an import means, where the text of the import says it.
 *
 * Own sources name the file, with its ending: nothing else can be meant. For a package whose files are all ES modules,
 * a file that its own files name is as plain, and a name of it means the same file wherever it is asked for; Node would
 * read the package's list of exports anew for each (130 KB of JSON for drizzle-orm).
 *
 * zod carries its messages in fifty languages, half of its files; the portal's are in `validation-messages.ts`.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Packages of ES modules alone. */
const MODULES = /\/node_modules\/(?:drizzle-orm|zod)\//;
const NAMED = /^drizzle-orm(?:\/|$)/;
const SOURCES = new URL('../../', import.meta.url).href;
const ROOM = /^#(?=(?:platform|modules|app)\/)/;

const ZOD_LANGUAGES = '../locales/index.js';
const ZOD_ENGLISH = '../locales/en.js';

const named = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isRelative = specifier.startsWith('.');
    if (specifier.endsWith('.ts') && parentURL.startsWith(SOURCES)) {
      const url = isRelative ? new URL(specifier, parentURL).href : ROOM.test(specifier) ? SOURCES + specifier.replace(ROOM, '') : null;
      if (url) return { url, format: 'module-typescript', shortCircuit: true };
    }
    if (isRelative && specifier.endsWith('.js') && MODULES.test(parentURL))
      return { url: new URL(specifier === ZOD_LANGUAGES ? ZOD_ENGLISH : specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!NAMED.test(specifier)) return next(specifier, context);
    const known = named.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    named.set(specifier, known);
    return known;
  },
});
