/** One chunk for both: after words, people type a place. */
export { PlaceCompletion } from '../place/place-completion.tsx';
export { WordsCompletion } from './words-completion.tsx';
