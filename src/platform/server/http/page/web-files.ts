/** The built web: hashed files are kept by browsers for a year, the page itself is always asked for again. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename } from 'node:path';
import { DRAWING_FOLDER } from './first-picture.ts';

/**
 * A thread of its own that runs WebAssembly is named `*.wasm-worker`: it alone may compile it, for a thread has the policy that comes
 * with its file. No page may.
 */
const WASM_WORKER = /\.wasm-worker-[^/\\]*\.js(?:\.br|\.gz)?$/;
const WASM_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

const YEAR_MS = 365 * 24 * 3600 * 1000;

export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // Each file is a route of its own: no path that a client makes up ever reaches the disk.
    wildcard: false,
    globIgnore: [`${DRAWING_FOLDER}/**`],
    index: 'index.html',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path) && basename(path) !== 'index.html';
      if (WASM_WORKER.test(path)) void reply.header('content-security-policy', WASM_POLICY);
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
    },
  });
}
