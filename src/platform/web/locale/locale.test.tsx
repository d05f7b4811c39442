import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { defineMessages } from '#platform/contract/messages.ts';
import { createRoot } from 'react-dom/client';
import { prepareDom } from '../testing/dom.ts';
import { recall } from '../local-state.ts';
import { LocaleProvider, useLabel, useLocale, useSay, useT } from './locale.tsx';

prepareDom();
const MESSAGES = defineMessages({ approve: { en: 'Approve {n, plural, one {# leave} other {# leaves}}', ms: 'Luluskan {n} cuti' } });

function Probe() {
  const t = useT(MESSAGES);
  const say = useSay();
  const outcome = useLabel();
  const { locale, setLocale } = useLocale();
  return (
    <button type="button" onClick={() => setLocale(locale === 'en' ? 'ms' : 'en')}>
      {[t('approve', { n: 1 }), t('approve', { n: 3 }), say({ en: 'Leave', ms: 'Cuti' }), outcome('as is')].join(' | ')}
    </button>
  );
}
afterEach(() => window.localStorage.clear());

it('speaks English and Bahasa Malaysia, and remembers the choice', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const onChange = vi.fn();
  await act(async () =>
    root.render(
      <LocaleProvider onChange={onChange}>
        <Probe />
      </LocaleProvider>,
    ),
  );
  expect([host.textContent, document.documentElement.lang]).toEqual(['Approve 1 leave | Approve 3 leaves | Leave | as is', 'en-MY']);
  await act(async () => host.querySelector('button')?.click());
  expect([host.textContent, document.documentElement.lang]).toEqual(['Luluskan 1 cuti | Luluskan 3 cuti | Cuti | as is', 'ms-MY']);
  expect([recall('locale'), onChange.mock.calls]).toEqual(['ms', [['ms']]]);
  await act(async () => root.unmount());
});
