/** Every page stands in English: what is looked at is said in `every-page.ts`. */
import { everyPageStands } from './every-page.ts';

everyPageStands('en');
