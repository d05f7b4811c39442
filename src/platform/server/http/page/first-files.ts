/**
 * Says with a page what its browser will ask for next, so that it asks at once: the branding and the files of a page that is open to everybody;
 * for somebody who has a token those of the portal and of the page. Otherwise each would be known only when the script before it has come over the line and run.
 */
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pages } from '#platform/contract/access.ts';
import { pageOf } from './page-of.ts';
import { tokenOf } from '../request-scope.ts';

/** As the build writes them (`tools/first-files.ts`), first what the page itself names: what is said here is asked for in this order. */
interface FirstFiles {
  readonly start: readonly string[];
  readonly portal: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const NONE: FirstFiles = { start: [], portal: [], pages: {} };

/** Scripts come after what the page is painted with: that of the first picture stands without them. A module that is said as such would not. */
const linkTo = (file: string) => `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'script; fetchpriority=low'}; crossorigin`;
/** After what it begins with. */
const next = (file: string) => (file.endsWith('.css') ? `${linkTo(file)}; fetchpriority=low` : linkTo(file));

/** @param root folder of the built web; one without the list says the branding alone */
export async function sayFirstFiles(app: FastifyInstance, root: string, pages: Pages): Promise<void> {
  const text = await readFile(join(root, 'first-files.json'), 'utf8').catch(() => null);
  const first = text === null ? NONE : { ...NONE, ...(JSON.parse(text) as Partial<FirstFiles>) };
  const own = new Map(Object.entries(first.pages));
  app.addHook('onRequest', async (request, reply) => {
    const page = pageOf(request);
    if (page === null) return;
    const branding = `</api/domain/config?origin=${encodeURIComponent(request.address)}>; rel=preload; as=fetch; crossorigin`;
    const ofPage = own.get(page) ?? [];
    const isOpen = pages.get(page)?.kind === 'auth';
    const files = isOpen ? ofPage : tokenOf(request) === null ? [] : [...first.portal, ...ofPage];
    void reply.header('link', [...first.start.map(linkTo), branding, ...files.map(next)].join(', '));
  });
}
