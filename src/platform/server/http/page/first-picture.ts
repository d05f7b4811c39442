/**
 * Draws a page before its script has come: to whoever has no token the page to sign in, to others the frame of the portal. It is drawn by the
 * very components of the web, from a bundle that the build leaves beside it, with the branding of the address; the script takes it over as it stands.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Pages } from '#platform/contract/access.ts';
import { LOCALE_COOKIE, PICTURE_ID, SIGN_IN_PATH, type Draw, type FirstPicture } from '#platform/contract/page/first-picture.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { errorFacts, type Logger } from '../../log.ts';
import { nextFiles, sayFirstFiles, type FirstFiles } from './first-files.ts';
import { pageOf } from './page-of.ts';
import { tokenOf } from '../request-scope.ts';

/** Not among the files that are served (`web-files.ts`). */
export const DRAWING_FOLDER = 'drawing';
const brotli = promisify(brotliCompress);
const ROOT = '<div id="root">';
const HEAD_END = '</head>';
const LANGUAGE = 'lang="en-MY"';
/** Pages of many addresses and branding; whoever asks for more waits for a drawing as the first did. */
const MAX_STORED = 200;

const chosen = ({ headers }: FastifyRequest): Locale | undefined =>
  new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(en|ms)(?:;|$)`).exec(headers.cookie ?? '')?.[1] as Locale | undefined;
/** No text of it ends the element that holds it. */
const quoted = (picture: FirstPicture) => JSON.stringify(picture).replaceAll('<', '\\u003c');

/** What may stand as a script in the page, by its hash: the few lines that choose light or dark before anything is painted. */
export async function pageScripts(root: string): Promise<readonly string[]> {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

interface Branding {
  readonly locale?: Locale | null;
  readonly empty?: boolean;
  readonly allow?: { readonly registration?: boolean };
}

interface Drawn {
  readonly whole: Buffer;
  readonly small: Buffer;
}

export async function drawFirst(app: FastifyInstance, root: string, pages: Pages, firstFiles: FirstFiles, log: Logger): Promise<void> {
  const shell = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  let bundle: Promise<{ readonly draw: Draw }> | undefined;
  const stored = new Map<string, Promise<Drawn>>();

  const write = async (picture: FirstPicture): Promise<Drawn> => {
    bundle ??= import(pathToFileURL(join(root, DRAWING_FOLDER, 'draw.js')).href) as Promise<{ readonly draw: Draw }>;
    const markup = await (await bundle).draw(picture);
    const facts = `<script type="application/json" id="${PICTURE_ID}">${quoted(picture)}</script>`;
    const next = nextFiles(firstFiles(picture.path, picture.signedIn));
    const page = shell.replace(HEAD_END, () => next + HEAD_END).replace(`${ROOT}</div>`, () => `${ROOT}${markup}</div>${facts}`);
    const whole = Buffer.from(picture.locale === 'ms' ? page.replace(LANGUAGE, 'lang="ms-MY"') : page);
    return { whole, small: await brotli(whole) };
  };

  /** The branding as the browser would be told it; null: it would be refused, as whoever calls too often is. */
  const brandingOf = async ({ address, headers, socket }: FastifyRequest) => {
    const url = `/api/domain/config?origin=${encodeURIComponent(address)}`;
    const { cookie: _, ...others } = headers;
    const answer = await app.inject({ method: 'GET', url, headers: others, remoteAddress: socket.remoteAddress ?? '' });
    if (answer.statusCode !== 200) return null;
    return (answer.json() as { readonly data: Branding }).data;
  };

  /** What to draw for a request; null: the page goes out as it was built. */
  const pictureFor = async (request: FastifyRequest, asked: string, signedIn: boolean): Promise<FirstPicture | null> => {
    const page = pages.get(asked);
    const path = signedIn || page?.kind === 'auth' ? asked : SIGN_IN_PATH;
    // A provider leads back with a code, which the script alone exchanges.
    if (shell === '' || !page || (page.kind === 'auth' && (signedIn || path !== SIGN_IN_PATH || request.url.includes('?')))) return null;
    const domain = await brandingOf(request);
    // Before the first company the way in is to register, which the script draws.
    if (domain?.empty && domain.allow?.registration && path !== asked) return null;
    return domain && { path, locale: chosen(request) ?? domain.locale ?? 'en', signedIn, domain };
  };

  app.addHook('onRequest', async (request, reply) => {
    const asked = pageOf(request);
    if (asked === null) return;
    const signedIn = tokenOf(request) !== null;
    const asBuilt = () => sayFirstFiles(request, reply, firstFiles(asked, signedIn));
    const picture = await pictureFor(request, asked, signedIn);
    if (picture === null) return asBuilt();
    const key = quoted(picture);
    if (stored.size > MAX_STORED) stored.clear();
    const drawing = stored.get(key) ?? write(picture);
    stored.set(key, drawing);
    try {
      const { whole, small } = await drawing;
      void reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
      return /\bbr\b/.test(String(request.headers['accept-encoding'])) ? await reply.header('content-encoding', 'br').send(small) : await reply.send(whole);
    } catch (error) {
      // The next one who asks for it tries again; what others look at stays.
      stored.delete(key);
      log.warn('a page was sent without its first picture', errorFacts(error));
      return asBuilt();
    }
  });
}
