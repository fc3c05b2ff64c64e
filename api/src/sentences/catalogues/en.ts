import { lastPage, limits } from '@parpaing/contract/limits';
import { type Catalogue, isDraftTooLong, isEmptyText, isRefinement } from './catalogue.ts';
import { importsEn } from './imports-en.ts';

const formatNumber = (number: number) => number.toLocaleString('en');
const missingPicture = 'A published material keeps at least one photo. Please add one.';
const minimumAboveStock = 'The minimum order is above the stock. Lower it, or raise the stock.';
const datePast = 'This date is past. Choose today or a day to come.';
const delay = `Please give whole days, from 0 to ${limits.maxDelayDays}, or leave the field empty.`;
const delivered = `Please give an amount from €0 to €${formatNumber(limits.maxDeliveryCents / 100)}.`;
const unknownCategory = 'There is no such category. Please choose one from the list.';

export const en: Catalogue = {
  errors: {
    invalid_input: 'Some values are not valid. Please correct the fields shown.',
    unauthenticated: 'Please log in to continue.',
    invalid_credentials: 'Wrong e-mail or password. Check what you typed, or reset your password.',
    email_not_verified: 'Please verify your email before logging in.',
    forbidden: 'This account may not do that.',
    link_expired: 'This link was used already or is no longer valid. Please ask for a new one.',
    not_found: 'This address leads nowhere. Please check the link.',
    material_hidden:
      'Moderators have hidden this material: it cannot be published. The message you received says why and how to appeal.',
    material_incomplete:
      'To be published, it needs a photo, a price, pick-up or delivery, a minimum order within the stock; its availability date, if it has one, must not be past.',
    already_decided: 'This decision has already been made. Reload the page to see it.',
    verification_outdated:
      'This seller has changed their name, status or SIRET since asking. Refuse the request so that they make a new one.',
    conversation_closed: 'This account was deleted: nobody would read your messages.',
    idempotency_key_reused:
      'We already received this with other content. Please reload the page and send it again.',
    too_many_requests: 'Too many requests in a short time. Please wait before trying again.',
    material_gone: 'This material is no longer for sale.',
    material_changed:
      'This material was changed meanwhile, in another tab or by someone else. Compare before you save.',
    too_many_materials: 'You have reached the number of materials allowed. Delete some, or write to us.',
    seller_profile_missing: 'Complete your seller profile first.',
    import_running: 'Another import is under way. Wait for it to end, or cancel it.',
    import_not_ready: 'This file is not ready. Wait until it is checked.',
    payload_too_large: 'The request is too large. Please make it smaller and try again.',
    unsupported_media_type: 'This format is not accepted.',
    request_timeout: 'Your request stopped on its way. Please check your connection and try again.',
    timeout: 'The answer took too long. Please try again.',
    database_restarting: 'The database has stopped and is starting again. Please try again shortly.',
    unavailable: 'The service is unavailable for a moment. Please try again shortly.',
    read_only: 'Nothing can be saved at the moment. Keep this page and try again in a few minutes.',
    internal_error: 'Something went wrong on our side. Please try again; if it persists, write to us.',
  },
  acknowledgements: {
    contact_sent: 'Your message is on its way. A confirmation is coming to you by e-mail.',
    report_sent: 'Thank you, your report is recorded. A person will look at it.',
    newsletter_requested: 'Please check your inbox: a message there tells you what comes next.',
    registered: 'You are registered. Please check your e-mail.',
    email_verified: 'Your e-mail address is verified.',
    email_to_confirm: 'Confirm that this address is yours.',
    email_verified_with_draft:
      'Your e-mail address is verified. Log in: your message to the seller is kept as a draft.',
    email_verified_and_sent: 'Your e-mail address is verified, and your message is sent.',
    email_verified_unsent:
      'Your e-mail address is verified, but your message could not be sent. It is kept as a draft.',
    verification_sent: 'If an account awaits verification at this address, an e-mail is on its way.',
    reset_requested: 'An e-mail to reset your password was sent to your address.',
    password_reset: 'Your password was reset. You can now log in.',
    email_change_requested: 'Please check your new inbox: a link awaits you to confirm the change.',
    password_changed: 'Your password is changed. Your other devices are logged out.',
  },
  fieldFaults: {
    weak_password:
      'This password is too easy to guess. Make it longer, or mix in words that have nothing in common.',
    wrong_password: 'Wrong password.',
    foreign_origin: 'This is not an address of our site.',
    same_email: 'This is your e-mail address already.',
    picture_too_small: `This photo is too small. Choose one of at least ${limits.leastPictureSide} pixels on each side.`,
    too_many_pixels: `This picture has too many pixels. Please reduce it to ${limits.picturePixels / 1e6} million at most.`,
    too_many_pixels_for_format: `This picture has too many pixels for its format. Please reduce it to ${limits.pixelsDecodedWhole / 1e6} million at most, or save it as a JPEG that is not progressive.`,
    unknown_category: unknownCategory,
    unknown_city: 'We know no such town or postal code. Please check the spelling.',
    unknown_attribute: 'There is no such attribute in this category.',
    wrong_kind: 'This attribute has no such value. Please choose one from the list.',
    not_a_number: 'Please give a number, without its unit.',
    number_without_bound: 'This attribute is chosen by a minimum and a maximum.',
    bounds_reversed: 'The minimum is above the maximum. Please lower one or raise the other.',
    unknown_cursor: 'There is no such continuation. Please read the list from its beginning.',
    no_vat: 'A private person sells without VAT. Choose 0%.',
    reference_taken: 'You already have a material with this reference. Choose another one.',
    unknown_buyer: 'This person has not written to you about this material.',
    unknown_file: 'One of these files no longer exists. Remove it, then send it again.',
    missing_picture: missingPicture,
    minimum_above_stock: minimumAboveStock,
    date_past: datePast,
    attributes_too_long: 'The attributes are too long. Please shorten this one.',
    not_a_picture: 'This file is not a readable photo. Choose a JPEG, PNG, WebP or AVIF.',
    unreadable_heic: 'HEIC photos of this kind cannot be read. Save it as a JPEG, then send it.',
    damaged_picture: 'Damaged file: it ends in the middle or cannot be read. Choose another one.',
    not_a_pdf: 'This file is not a whole PDF. Save it as a PDF again, then send it.',
    active_pdf: 'This PDF contains a program or an attached file. Print it to PDF, then send that copy.',
    broken_upload: 'The upload of the file is incomplete or unreadable. Please send it again.',
    missing_reason: 'Tell the seller why.',
    missing_file: 'Please choose a file.',
  },
  issues: {
    invalid_type: () => 'Please give a value.',
    too_small: (issue) => {
      if (isEmptyText(issue)) return 'This field is required.';
      return issue.origin === 'string'
        ? `At least ${issue.minimum} characters.`
        : `At least ${issue.minimum}.`;
    },
    too_big: ({ origin, maximum }) =>
      origin === 'string' ? `At most ${maximum} characters.` : `At most ${maximum}.`,
    invalid_format: ({ format }) => (format === 'email' ? 'Invalid e-mail address.' : 'Invalid format.'),
    invalid_value: () => 'Please choose one of the values offered.',
    invalid_union: () => 'Please choose one of the values offered.',
    other: () => 'Invalid value.',
  },
  queryFaults: {
    q: ({ code, maximum }) => {
      if (code === 'too_big') return `Your search is too long: ${maximum} characters at most.`;
      return code === 'invalid_format'
        ? 'Your search holds an invisible character. Please clear it and type it again.'
        : 'This address holds several searches. Please keep one.';
    },
    category: ({ code }) => (code === 'invalid_type' ? 'Please choose a single category.' : unknownCategory),
    city: () => 'Please give the name of a town or a postal code.',
    radius: () => `Please give a radius in whole kilometers, from 1 to ${limits.maxRadiusKm}.`,
    bounds: () => 'This area of the map cannot be read. Move the map and search again.',
    lat: () => 'This position is not complete. Please give latitude and longitude, or a town.',
    lng: () => 'This position is not complete. Please give latitude and longitude, or a town.',
    page: () => `There is no such page. Results go from page 1 to page ${lastPage} at most.`,
    limit: () => `A page shows 1 to ${limits.pageSize} materials.`,
    minPrice: () => `Please give a price in euros, from 0 to ${formatNumber(limits.maxPriceEuros)}.`,
    maxPrice: () => `Please give a price in euros, from 0 to ${formatNumber(limits.maxPriceEuros)}.`,
    quantity: () => `Please give a quantity above 0 and up to ${formatNumber(limits.maxQuantity)}.`,
    quantityUnit: () => 'Please choose the unit of this quantity: m², kg, piece…',
    before: (issue) => (isRefinement(issue) ? datePast : 'Write one date, like 2026-12-31.'),
    seller: () => 'There is no such seller.',
    id: () => `Choose ${limits.leastCompared} to ${limits.mostCompared} materials to compare.`,
  },
  bodyFaults: {
    priceCents: () => `Please give a price above €0 and up to €${formatNumber(limits.maxPriceEuros)}.`,
    baseCents: () => delivered,
    perKmCents: () => delivered,
    freeRadiusKm: () => 'Please give whole kilometers, at most the greatest distance.',
    maxKm: () => `Please give whole kilometers, from 1 to ${formatNumber(limits.maxDeliveryKm)}.`,
    minOrder: (issue) => (isRefinement(issue) ? minimumAboveStock : undefined),
    availableUntil: (issue) =>
      isRefinement(issue) ? datePast : 'Write the date like 2026-12-31, or leave the field empty.',
    availableInDays: () => delay,
    deliveryInDays: () => delay,
    content: (issue) =>
      isDraftTooLong(issue)
        ? 'This draft is too long. Please shorten it.'
        : isRefinement(issue)
          ? 'What is sold by a measure contains 1 of that measure.'
          : undefined,
    piecesPerM2: (issue) =>
      isRefinement(issue) ? 'Only what is sold by the piece is counted per m².' : undefined,
    pickup: (issue) => (isRefinement(issue) ? 'Offer pick-up, delivery or both.' : undefined),
    pictures: (issue) => (isRefinement(issue) ? missingPicture : undefined),
  },
  imports: importsEn,
  unavailablePage: {
    title: 'Many visitors at the moment',
    reload: 'This page will reload by itself in a few seconds.',
  },
};
