/** One file for both: whoever looks for a material names a place next. */
export { PlaceCompletion } from '../place/place-completion.tsx';
export { WordsCompletion } from './words-completion.tsx';
