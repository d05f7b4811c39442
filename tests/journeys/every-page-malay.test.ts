/** Every page stands in Malay: what is looked at is said in `every-page.ts`. */
import { everyPageStands } from './every-page.ts';

everyPageStands('ms');
