import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { SetupSteps } from './setup-steps.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

const words = (en: string) => ({ en, ms: en });
const step = (key: string, given: object = {}) => ({ key, title: words(key), hint: words(''), route: `/${key}`, done: false, after: null, ...given });

it('is a link where it can be opened, and quiet words where it waits for another', async () => {
  view = await render(<SetupSteps steps={[step('company', { done: true }), step('people'), step('payroll', { after: words('people') })]} />);
  expect(
    [...document.querySelectorAll('li')].map((each) => each.querySelector('a')?.getAttribute('href') ?? each.querySelector('.quiet')?.textContent),
  ).toEqual(['/company', '/people', 'payroll']);
});
