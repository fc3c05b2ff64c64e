import { limits } from '@parpaing/contract/limits';
import type { ImportCatalogue } from './imports.ts';

const formatNumber = (number: number) => number.toLocaleString('en');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const emptyCells: Record<string, string> = {
  reference: 'No reference. Give one that only this material has.',
  title: 'No title. Name the material in a few words.',
  category: 'No category. Write for example Laine de verre.',
  condition: 'No condition. Write neuf, surplus or réemploi.',
  price: 'No price. Write it without VAT, for example 12.50.',
  vat: 'No VAT. Write 20, 10, 5.5 or 0.',
  saleUnit: 'No unit. Write for example pièce, sac or palette.',
  content: 'No content. Write what one unit contains, for example 10.8 m².',
  stock: 'No stock. Write 0 if there is none left.',
};

export const importsEn: ImportCatalogue = {
  lines: {
    empty: (_, field) => emptyCells[field] ?? 'Empty cell. Fill it in.',
    column_missing: () => 'This column is missing. Add it to the file, or choose it with “Change columns”.',
    letter_o: (fix) => `The letter O instead of a zero. Write ${fix}.`,
    letter_l: (fix) => `A letter instead of a 1. Write ${fix}.`,
    not_a_number: () => 'This is not a number. Write for example 12.50.',
    negative: () => 'The value cannot be negative. Write 0 or more.',
    negative_stock: () => 'Stock cannot be negative. Write 0 if there is none left.',
    not_positive: () => 'The value must be above 0. Correct it.',
    price_zero: () => 'A price is above 0. Write it without VAT, for example 12.50.',
    minimum_above_stock: () => 'The minimum order is above the stock. Lower it, or raise the stock.',
    too_many_decimals: (fix) => `Too many decimals. Write ${fix}.`,
    too_large: (max) => `The value is too large. Write ${max} at most.`,
    unknown_unit: (choices) => `Unknown unit. Choose ${choices.replace(' ou ', ' or ')}.`,
    content_without_unit: () => 'The unit of the content is missing. Write for example 10.8 m².',
    counted_in_its_unit: (unit) => `What is sold by the ${unit} contains 1 ${unit}. Empty this cell.`,
    pieces_not_countable: () => 'Only pieces are counted per m². Use pièce as the sale unit.',
    unknown_category: (closest) => `Unknown category. The closest one: ${closest}.`,
    broad_category: (choices) => `This category is too broad. Choose ${choices.replace(' ou ', ' or ')}.`,
    unknown_condition: () => 'Unknown condition. Write neuf, surplus or réemploi.',
    unknown_vat: () => 'Unknown VAT rate. Write 20, 10, 5.5 or 0.',
    no_vat: () => 'A private person sells without VAT. Write 0.',
    duplicate_reference: (line) => `This reference is already on line ${line}. Keep only one line.`,
    text_too_short: (min) => `The text is too short. Write at least ${min} characters.`,
    text_too_long: (max) => `The text is too long. Keep ${max} characters at most.`,
    strange_characters: () => 'It has an invisible character. Clear the cell and type it again.',
    place_missing: () => 'No place. Write the postal code, the town or both.',
    unknown_place: () => 'Unknown town. Check its spelling, or write its postal code.',
    unknown_place_for_code: (names) => `This town does not have this postal code. Choose ${names}.`,
    ambiguous_place: (codes) => `Several towns have this name. Add the postal code, for example ${codes}.`,
    no_handover: () => 'Neither pick-up nor delivery. Write oui for pick-up, or give delivery terms.',
    delivery_without_maximum: () => 'Delivery without a distance. Write how many km away you deliver.',
    delivery_free_beyond: () =>
      'The free distance exceeds the delivery distance. Lower one or raise the other.',
    unknown_attribute: (category) => `${category} does not have this attribute. Empty this cell.`,
    unknown_choice: (choices) => `Unknown value. Choose for example ${choices}.`,
    not_yes_or_no: () => 'Unknown answer. Write oui or non.',
    unknown_status: () => 'Unknown status for a new material. Write publié or brouillon.',
    unknown_date: () => 'Unknown date. Write it like 31/12/2026.',
    date_past: () => 'This date is past. Write a day to come, or empty the cell.',
    too_many_cells: (columns) =>
      `More cells than the ${columns} columns. Put quotes around the text that contains a separator.`,
    refused: () => 'This value does not fit. Correct it.',
  },
  files: {
    empty_file: 'This file is empty. Choose another one.',
    no_lines: 'This file has column titles only. Add one line for each material.',
    spreadsheet: 'This is a spreadsheet workbook. In your spreadsheet, choose “Save as”, then CSV.',
    not_text: 'This file is not a CSV. Save your table as CSV.',
    no_separator: 'The columns cannot be told apart. Separate them with a semicolon, a comma or a tab.',
    open_quote: 'A quote is opened and never closed. Close or remove it, then start again.',
    too_many_lines: `This file has too many lines. Split it into files of ${formatNumber(limits.importLines)} at most.`,
    too_many_columns: `This file has too many columns. Keep ${limits.importColumns} at most.`,
    line_too_long: 'A line is too long. Check its quotes, then start again.',
    no_room:
      'The import would exceed the number of materials you may have. Delete some, or write to us. Nothing was saved.',
    changed_meanwhile:
      'Your materials have changed since the check. Check again, then import. Nothing was saved.',
    interrupted: 'The import was interrupted on our side. Nothing was saved: start again.',
    not_a_zip: 'This file is not a readable ZIP archive. Compress the folder of photos again.',
    too_many_entries: `This archive has too many files. Split it into archives of ${formatNumber(limits.photoArchiveEntries)} photos at most.`,
    too_large_expanded: `This archive is too large once opened. Keep ${megabytes(limits.photoArchiveExpandedBytes)} of photos at most.`,
  },
  photos: {
    path_name: 'The name leads outside the archive. Rename the photo.',
    nested_archive: 'An archive inside the archive is not opened. Put the photos themselves in it.',
    not_a_picture: 'This is not a readable photo. Send a JPEG, PNG, WebP or AVIF.',
    too_heavy: `The photo is too heavy. Reduce it to ${megabytes(limits.pictureBytes)} at most.`,
    too_many_pixels: `The photo has too many pixels. Reduce it to ${limits.picturePixels / 1e6} million at most.`,
    encrypted: 'The photo is protected by a password. Compress it without one.',
    broken: 'The photo is damaged or incomplete. Compress it again.',
    unknown_reference: 'None of your materials has this reference. Rename the photo.',
    too_many_pictures: `This material already has ${limits.picturesPerMaterial} photos. Remove one first.`,
  },
};
