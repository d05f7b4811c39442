/** What a new page would bring (files of a worker share one): nothing in it, nothing stored, nothing that the portal's stores remember of the file before. */
import { beforeAll } from 'vitest';
import { setCompanySource, setLocaleSource, setTokenSource, setUnauthenticatedHandler } from '#platform/web/call/call.ts';
import { screenState } from '#platform/web/testing/dom.ts';
import { resetFeedback } from '#platform/web/feedback.ts';
import { dropDeferred } from '#platform/web/undo/undo-queue.ts';
import { dismissOutcomes } from '#modules/approval/web/outcomes.ts';

function emptyPage(): void {
  document.body.replaceChildren();
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

/** Every store of the web that outlives what draws it. */
function resetStores(): void {
  resetFeedback();
  dropDeferred();
  dismissOutcomes();
  setTokenSource(() => null);
  setCompanySource(() => null);
  setLocaleSource(() => 'en');
  setUnauthenticatedHandler(() => undefined);
  screenState.phone = false;
}

beforeAll(() => {
  emptyPage();
  resetStores();
});
