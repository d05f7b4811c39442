/**
 * What a browser asks for once the scripts of a page run is said with the page, so that it asks at once: for a page that is open to everybody its files,
 * for somebody who has a token those of the portal and of the page. Otherwise each would be known only when the script before it has come over the line and run.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pages } from '#platform/contract/access.ts';

/** As the build writes them (`tools/first-files.ts`), beside what the page itself names: what is said first is asked for first. */
interface Built {
  readonly portal: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const NONE: Built = { portal: [], pages: {} };

/** @returns addresses of the files that a page needs beyond those that it names itself */
export type FirstFiles = (page: string, signedIn: boolean) => readonly string[];

/** @param root folder of the built web; of one without the list nothing is known */
export async function readFirstFiles(root: string, pages: Pages): Promise<FirstFiles> {
  const text = await readFile(join(root, 'first-files.json'), 'utf8').catch(() => null);
  const built = text === null ? NONE : { ...NONE, ...(JSON.parse(text) as Partial<Built>) };
  const own = new Map(Object.entries(built.pages));
  return (page, signedIn) => {
    const ofPage = own.get(page) ?? [];
    return pages.get(page)?.kind === 'auth' ? ofPage : signedIn ? [...built.portal, ...ofPage] : [];
  };
}

const isSheet = (file: string) => file.endsWith('.css');

/** In the page: its own few lines ask for them once it is painted (`index.html`), and a script is read as soon as it has come. */
export const nextFiles = (files: readonly string[]): string => files.map((file) => `<meta name="next-file" content="${file}">`).join('');

/** With a page that is sent as it was built, to which the branding is told by a call. */
export function sayFirstFiles(request: FastifyRequest, reply: FastifyReply, files: readonly string[]): void {
  const branding = `</api/domain/config?origin=${encodeURIComponent(request.address)}>; rel=preload; as=fetch; crossorigin`;
  const links = files.map((file) => `<${file}>; rel=preload; as=${isSheet(file) ? 'style' : 'script'}; crossorigin; fetchpriority=low`);
  void reply.header('link', [branding, ...links].join(', '));
}
