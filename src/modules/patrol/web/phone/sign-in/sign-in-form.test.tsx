import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import type { SignedIn } from '../phone-call.ts';
import type { Phone } from '../use-phone.ts';
import { SignInForm } from './sign-in-form.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

const over = (hours: number): SignedIn => ({ session: 's', name: 'Contoh', expires_at: new Date(Date.now() + hours * 3_600_000).toISOString() });
const buttons = async (phone: Pick<Phone, 'over'>) => {
  view = await render(<SignInForm phone={{ note: null, plan: null, talk: () => undefined, ...phone } as Phone} />);
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent).filter((text) => text !== '' && text !== 'Sign in');
};

it.each([
  ['nobody was signed in', null, []],
  ['the office ended the session', over(5), ['Hold for help']],
  ['the hours are over', over(-1), ['Hold for help', 'End of duty: sign out Contoh']],
] as const)('where %s it offers what is left to do', async (_name, last, offered) => {
  expect(await buttons({ over: last })).toEqual(offered);
});
