/** The link to the outside site of the auxiliary police. */
import { afterEach, expect, it } from 'vitest';
import { DEFAULT_DOMAIN, DomainProvider } from '#platform/web/domain.tsx';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { ExternalSite } from './external-site.tsx';

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  view = undefined;
});
const ITEMS = ['/auxiliary/application', '/auxiliary/officer'];

it.each([
  ['https://asm.example.my/staging', ITEMS, 'https://asm.example.my/staging'],
  ['https://asm.example.my/staging', ITEMS.slice(1), undefined],
  [undefined, ITEMS, undefined],
])('with the address %s and the pages %j it leads to %s', async (asm, paths, href) => {
  const domain = { ...DEFAULT_DOMAIN, external_links: { asm: asm ?? null } };
  const group = { items: paths.map((path) => ({ path })) } as never;
  view = await render(
    <DomainProvider value={domain}>
      <ul>
        <ExternalSite group={group} />
      </ul>
    </DomainProvider>,
  );
  const link = document.querySelector<HTMLAnchorElement>('a');
  expect(link?.href).toBe(href);
  if (link) expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
