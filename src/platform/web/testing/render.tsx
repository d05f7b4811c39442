/** Draws a component inside everything that the portal puts around it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pagesOf, type Pages } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { DEFAULT_DOMAIN, DomainProvider } from '../domain.tsx';
import { LocaleProvider } from '../locale/locale.tsx';
import { AppTheme } from '../theme/app-theme.tsx';
import { ViewerProvider, type SessionUser } from '../viewer.tsx';
import { prepareDom } from './dom.ts';

prepareDom();

export const TEST_USER: SessionUser = {
  id: 1,
  name: 'Contoh binti Uji',
  email: 'contoh@contoh.my',
  type: 'owner',
  is_admin: true,
  modules: {},
  accesses: [],
  sees_all: true,
  employee: null,
  promoter: null,
  companies: [{ id: 7, name: 'Syarikat Contoh', logo: null, active_employees_count: 3 }],
  company_id: 7,
};

export interface Rendered {
  readonly container: HTMLElement;
  readonly client: QueryClient;
  readonly rerender: (node: ReactNode) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

export interface RenderOptions {
  readonly locale?: Locale;
  readonly user?: SessionUser;
  readonly pages?: Pages;
}

/** Draws and waits for effects. Call `unmount` at the end of a test. */
export async function render(node: ReactNode, { locale = 'en', user = TEST_USER, pages = pagesOf([]) }: RenderOptions = {}): Promise<Rendered> {
  const container = document.createElement('div');
  document.body.append(container);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } } });
  const root: Root = createRoot(container);
  const draw = (content: ReactNode) =>
    act(async () =>
      root.render(
        <DomainProvider value={DEFAULT_DOMAIN}>
          <LocaleProvider initial={locale}>
            <AppTheme>
              <QueryClientProvider client={client}>
                <ViewerProvider value={user} pages={pages}>
                  <main>{content}</main>
                </ViewerProvider>
              </QueryClientProvider>
            </AppTheme>
          </LocaleProvider>
        </DomainProvider>,
      ),
    );
  await draw(node);
  return {
    container,
    client,
    rerender: draw,
    unmount: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** Lets effects, promises and (real) timers of the given length pass. */
export const settle = (ms = 0) => act(async () => void (await new Promise((resolve) => setTimeout(resolve, ms))));

/** What a reader sees: the words of the page without its style sheets. */
export function pageText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const style of copy.querySelectorAll('style')) style.remove();
  return copy.textContent;
}

/** Waits until `check` holds; throws after two seconds. */
export async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (check()) return;
    await settle(20);
  }
  throw new Error(`Waited in vain. The page reads: ${pageText().slice(0, 600)}`);
}

/** A choice or a date that nobody has reached yet becomes the field to type in once it has the focus. */
async function typable<F extends HTMLInputElement | HTMLTextAreaElement>(field: F): Promise<F> {
  if (!field.readOnly || !field.id) return field;
  const now = () => document.querySelector<F>(`#${CSS.escape(field.id)}`);
  await act(async () => field.focus());
  await until(() => now()?.readOnly === false);
  return now() as F;
}

/** Types into a field as a person would: React hears of it. */
export async function type(approached: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const field = await typable(approached);
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const click = (element: Element | null | undefined) =>
  act(async () => {
    if (!(element instanceof HTMLElement)) throw new Error('Nothing to click');
    element.click();
  });

/** The field whose label begins with these words. */
export function field(label: string): HTMLInputElement {
  const words = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
  const found = words && document.getElementById(words.htmlFor);
  if (!found) throw new Error(`No field ${label}`);
  return found as HTMLInputElement;
}

/** The button or link with these words. */
export function button(words: string | RegExp, within: ParentNode = document): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>('button, a, [role="menuitem"], [role="tab"]')];
  const match = (text: string) => (typeof words === 'string' ? text.trim() === words : words.test(text));
  const found = all.find((element) => match(element.textContent ?? '') || match(element.getAttribute('aria-label') ?? ''));
  if (!found)
    throw new Error(`No button ${String(words)}. There are: ${all.map((element) => element.textContent || element.getAttribute('aria-label')).join(' | ')}`);
  return found;
}
