/** The company that the user works in, remembered in this browser and cleared on sign-out. */
import { forgetSession, recall, remember } from '#platform/web/local-state.ts';
import { storedValue, type StoredValue } from './kept-value.ts';

export const selectedCompany: StoredValue<number> = storedValue({
  read() {
    const id = recall('company_id');
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
  },
  write: (id) => remember('company_id', id),
  erase: forgetSession,
});
