/** A readable page of every call: what it does, what it demands. Plain HTML, no script; the full shapes are in openapi.json. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { accessOf } from './openapi.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function requireText(endpoint: Endpoint): string {
  const access = accessOf(endpoint.requires);
  if (typeof access === 'string') return access;
  const { requires } = endpoint;
  if (requires.kind !== 'pages') return '';
  const pages = requires.anyOf.map(({ page, action }) => (action ? `${page}: ${action}` : page));
  return [...pages, ...(requires.orSelf ? ['own record'] : []), ...(requires.orMember ? ['any member'] : [])].join(' or ');
}

export function apiDocsPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(
    [...endpoints].sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method)),
    (endpoint) => endpoint.name.split('.')[0] ?? '',
  );
  const sections = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, calls]) =>
        `<section aria-labelledby="${escape(name)}"><h2 id="${escape(name)}">${escape(name)}</h2><table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Demands</th></tr></thead><tbody>${calls
          .map(
            (call) =>
              `<tr><td>${call.method}</td><td><code>/${escape(call.path)}</code></td><td>${escape(call.summary)}</td><td>${escape(requireText(call))}</td></tr>`,
          )
          .join('')}</tbody></table></section>`,
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API | Mesra</title>
<style>:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;max-width:1100px;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884;vertical-align:top}code{font-size:13px}</style></head>
<body><main><h1>Mesra API</h1><p>Send <code>Authorization: Bearer {token}</code>. The complete description is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${sections.join('')}</main></body></html>`;
}
