import { msg } from '@lingui/core/macro';

/** What react-admin itself says, for the catalogue: it asks for these ids by name, so nothing imports this list. */
export const REACT_ADMIN_MESSAGES = [
  msg({
    id: 'ra.action.add_filter',
    context: 'Button or its tooltip in lists and forms',
    message: 'Add filter',
  }),
  msg({ id: 'ra.action.add', context: 'Button or its tooltip in lists and forms', message: 'Add' }),
  msg({
    id: 'ra.action.back',
    context: 'Button or its tooltip in lists and forms',
    message: 'Go back',
  }),
  msg({
    id: 'ra.action.bulk_actions',
    context: 'Button or its tooltip in lists and forms',
    message: '{smart_count, plural, one {1 item selected} other {{smart_count} items selected}}',
  }),
  msg({
    id: 'ra.action.cancel',
    context: 'Button or its tooltip in lists and forms',
    message: 'Cancel',
  }),
  msg({
    id: 'ra.action.clear_array_input',
    context: 'Button or its tooltip in lists and forms',
    message: 'Clear the list',
  }),
  msg({
    id: 'ra.action.clear_input_value',
    context: 'Button or its tooltip in lists and forms',
    message: 'Clear value',
  }),
  msg({
    id: 'ra.action.clone',
    context: 'Button or its tooltip in lists and forms',
    message: 'Clone',
  }),
  msg({
    id: 'ra.action.confirm',
    context: 'Button or its tooltip in lists and forms',
    message: 'Confirm',
  }),
  msg({
    id: 'ra.action.create',
    context: 'Button or its tooltip in lists and forms',
    message: 'Create',
  }),
  msg({
    id: 'ra.action.create_item',
    context: 'Button or its tooltip in lists and forms',
    message: 'Create {item}',
  }),
  msg({
    id: 'ra.action.delete',
    context: 'Button or its tooltip in lists and forms',
    message: 'Delete',
  }),
  msg({
    id: 'ra.action.edit',
    context: 'Button or its tooltip in lists and forms',
    message: 'Edit',
  }),
  msg({
    id: 'ra.action.export',
    context: 'Button or its tooltip in lists and forms',
    message: 'Export',
  }),
  msg({
    id: 'ra.action.list',
    context: 'Button or its tooltip in lists and forms',
    message: 'List',
  }),
  msg({
    id: 'ra.action.refresh',
    context: 'Button or its tooltip in lists and forms',
    message: 'Refresh',
  }),
  msg({
    id: 'ra.action.remove_filter',
    context: 'Button or its tooltip in lists and forms',
    message: 'Remove this filter',
  }),
  msg({
    id: 'ra.action.remove_all_filters',
    context: 'Button or its tooltip in lists and forms',
    message: 'Remove all filters',
  }),
  msg({
    id: 'ra.action.remove',
    context: 'Button or its tooltip in lists and forms',
    message: 'Remove',
  }),
  msg({
    id: 'ra.action.reset',
    context: 'Button or its tooltip in lists and forms',
    message: 'Reset',
  }),
  msg({
    id: 'ra.action.save',
    context: 'Button or its tooltip in lists and forms',
    message: 'Save',
  }),
  msg({
    id: 'ra.action.search',
    context: 'Button or its tooltip in lists and forms',
    message: 'Search',
  }),
  msg({
    id: 'ra.action.search_columns',
    context: 'Button or its tooltip in lists and forms',
    message: 'Search columns',
  }),
  msg({
    id: 'ra.action.select_all',
    context: 'Button or its tooltip in lists and forms',
    message: 'Select all',
  }),
  msg({
    id: 'ra.action.select_all_button',
    context: 'Button or its tooltip in lists and forms',
    message: 'Select all',
  }),
  msg({
    id: 'ra.action.select_row',
    context: 'Button or its tooltip in lists and forms',
    message: 'Select this row',
  }),
  msg({
    id: 'ra.action.show',
    context: 'Button or its tooltip in lists and forms',
    message: 'Show',
  }),
  msg({
    id: 'ra.action.sort',
    context: 'Button or its tooltip in lists and forms',
    message: 'Sort',
  }),
  msg({
    id: 'ra.action.undo',
    context: 'Button or its tooltip in lists and forms',
    message: 'Undo',
  }),
  msg({
    id: 'ra.action.unselect',
    context: 'Button or its tooltip in lists and forms',
    message: 'Unselect',
  }),
  msg({
    id: 'ra.action.expand',
    context: 'Button or its tooltip in lists and forms',
    message: 'Expand',
  }),
  msg({
    id: 'ra.action.close',
    context: 'Button or its tooltip in lists and forms',
    message: 'Close',
  }),
  msg({
    id: 'ra.action.open_menu',
    context: 'Button or its tooltip in lists and forms',
    message: 'Open menu',
  }),
  msg({
    id: 'ra.action.close_menu',
    context: 'Button or its tooltip in lists and forms',
    message: 'Close menu',
  }),
  msg({
    id: 'ra.action.update',
    context: 'Button or its tooltip in lists and forms',
    message: 'Update',
  }),
  msg({
    id: 'ra.action.move_up',
    context: 'Button or its tooltip in lists and forms',
    message: 'Move up',
  }),
  msg({
    id: 'ra.action.move_down',
    context: 'Button or its tooltip in lists and forms',
    message: 'Move down',
  }),
  msg({
    id: 'ra.action.open',
    context: 'Button or its tooltip in lists and forms',
    message: 'Open',
  }),
  msg({
    id: 'ra.action.toggle_theme',
    context: 'Button or its tooltip in lists and forms',
    message: 'Light or dark',
  }),
  msg({
    id: 'ra.action.select_columns',
    context: 'Button or its tooltip in lists and forms',
    message: 'Columns',
  }),
  msg({
    id: 'ra.action.update_application',
    context: 'Button or its tooltip in lists and forms',
    message: 'Reload',
  }),
  msg({ id: 'ra.boolean.true', context: 'Value of a yes-or-no field', message: 'Yes' }),
  msg({ id: 'ra.boolean.false', context: 'Value of a yes-or-no field', message: 'No' }),
  msg({ id: 'ra.boolean.null', context: 'Value of a yes-or-no field', message: 'Not set' }),
  msg({ id: 'ra.page.create', context: 'Heading or text of a page', message: 'Create {name}' }),
  msg({ id: 'ra.page.dashboard', context: 'Heading or text of a page', message: 'Home' }),
  msg({
    id: 'ra.page.edit',
    context: 'Heading or text of a page',
    message: '{name} {recordRepresentation}',
  }),
  msg({
    id: 'ra.page.error',
    context: 'Heading or text of a page',
    message: 'Something went wrong',
  }),
  msg({ id: 'ra.page.list', context: 'Heading or text of a page', message: '{name}' }),
  msg({ id: 'ra.page.loading', context: 'Heading or text of a page', message: 'Loading' }),
  msg({ id: 'ra.page.not_found', context: 'Heading or text of a page', message: 'Not found' }),
  msg({
    id: 'ra.page.show',
    context: 'Heading or text of a page',
    message: '{name} {recordRepresentation}',
  }),
  msg({ id: 'ra.page.empty', context: 'Heading or text of a page', message: 'Nothing here yet' }),
  msg({
    id: 'ra.page.invite',
    context: 'Heading or text of a page',
    message: 'Add the first one?',
  }),
  msg({
    id: 'ra.page.access_denied',
    context: 'Heading or text of a page',
    message: 'Access denied',
  }),
  msg({
    id: 'ra.page.authentication_error',
    context: 'Heading or text of a page',
    message: 'Authentication error',
  }),
  msg({
    id: 'ra.input.file.upload_several',
    context: 'Text of a form field',
    message: 'Drop some files to upload, or click to select one.',
  }),
  msg({
    id: 'ra.input.file.upload_single',
    context: 'Text of a form field',
    message: 'Drop a file to upload, or click to select it.',
  }),
  msg({
    id: 'ra.input.image.upload_several',
    context: 'Text of a form field',
    message: 'Drop some pictures to upload, or click to select one.',
  }),
  msg({
    id: 'ra.input.image.upload_single',
    context: 'Text of a form field',
    message: 'Drop a picture to upload, or click to select it.',
  }),
  msg({
    id: 'ra.input.references.all_missing',
    context: 'Text of a form field',
    message: 'What this refers to was not found',
  }),
  msg({
    id: 'ra.input.references.many_missing',
    context: 'Text of a form field',
    message: 'Some of what this refers to is gone',
  }),
  msg({
    id: 'ra.input.references.single_missing',
    context: 'Text of a form field',
    message: 'What this refers to is gone',
  }),
  msg({
    id: 'ra.input.password.toggle_visible',
    context: 'Text of a form field',
    message: 'Hide password',
  }),
  msg({
    id: 'ra.input.password.toggle_hidden',
    context: 'Text of a form field',
    message: 'Show password',
  }),
  msg({
    id: 'ra.message.about',
    context: 'Sentence of a dialog, page or notice',
    message: 'About',
  }),
  msg({
    id: 'ra.message.access_denied',
    context: 'Sentence of a dialog, page or notice',
    message: 'Your roles do not open this page',
  }),
  msg({
    id: 'ra.message.are_you_sure',
    context: 'Sentence of a dialog, page or notice',
    message: 'Are you sure?',
  }),
  msg({
    id: 'ra.message.authentication_error',
    context: 'Sentence of a dialog, page or notice',
    message: 'Your session could not be checked',
  }),
  msg({
    id: 'ra.message.auth_error',
    context: 'Sentence of a dialog, page or notice',
    message: 'Your session could not be checked',
  }),
  msg({
    id: 'ra.message.bulk_delete_content',
    context: 'Sentence of a dialog, page or notice',
    message:
      '{smart_count, plural, one {Are you sure you want to delete this {name}?} other {Are you sure you want to delete these {smart_count} items?}}',
  }),
  msg({
    id: 'ra.message.bulk_delete_title',
    context: 'Sentence of a dialog, page or notice',
    message: '{smart_count, plural, one {Delete {name}} other {Delete {smart_count} {name}}}',
  }),
  msg({
    id: 'ra.message.bulk_update_content',
    context: 'Sentence of a dialog, page or notice',
    message:
      '{smart_count, plural, one {Are you sure you want to update {name} {recordRepresentation}?} other {Are you sure you want to update these {smart_count} items?}}',
  }),
  msg({
    id: 'ra.message.bulk_update_title',
    context: 'Sentence of a dialog, page or notice',
    message:
      '{smart_count, plural, one {Update {name} {recordRepresentation}} other {Update {smart_count} {name}}}',
  }),
  msg({
    id: 'ra.message.clear_array_input',
    context: 'Sentence of a dialog, page or notice',
    message: 'Are you sure you want to clear the whole list?',
  }),
  msg({
    id: 'ra.message.delete_content',
    context: 'Sentence of a dialog, page or notice',
    message: 'Are you sure you want to delete this {name}?',
  }),
  msg({
    id: 'ra.message.delete_title',
    context: 'Sentence of a dialog, page or notice',
    message: 'Delete {name} {recordRepresentation}',
  }),
  msg({
    id: 'ra.message.details',
    context: 'Sentence of a dialog, page or notice',
    message: 'Details',
  }),
  msg({
    id: 'ra.message.error',
    context: 'Sentence of a dialog, page or notice',
    message: 'This page failed. Reload it; what was saved is safe',
  }),
  msg({
    id: 'ra.message.invalid_form',
    context: 'Sentence of a dialog, page or notice',
    message: 'Some fields need another look',
  }),
  msg({
    id: 'ra.message.loading',
    context: 'Sentence of a dialog, page or notice',
    message: 'Please wait',
  }),
  msg({ id: 'ra.message.no', context: 'Sentence of a dialog, page or notice', message: 'No' }),
  msg({
    id: 'ra.message.not_found',
    context: 'Sentence of a dialog, page or notice',
    message: 'There is nothing at this address',
  }),
  msg({
    id: 'ra.message.select_all_limit_reached',
    context: 'Sentence of a dialog, page or notice',
    message:
      'There are too many elements to select them all. Only the first {max} elements were selected.',
  }),
  msg({
    id: 'ra.message.unsaved_changes',
    context: 'Sentence of a dialog, page or notice',
    message: 'Some changes are not saved. Leave without them?',
  }),
  msg({ id: 'ra.message.yes', context: 'Sentence of a dialog, page or notice', message: 'Yes' }),
  msg({
    id: 'ra.message.placeholder_data_warning',
    context: 'Sentence of a dialog, page or notice',
    message: 'The network failed: these data are not fresh',
  }),
  msg({
    id: 'ra.navigation.clear_filters',
    context: 'Around the pages of a list',
    message: 'Clear filters',
  }),
  msg({
    id: 'ra.navigation.no_filtered_results',
    context: 'Around the pages of a list',
    message: 'Nothing matches these filters',
  }),
  msg({
    id: 'ra.navigation.no_results',
    context: 'Around the pages of a list',
    message: 'Nothing here yet',
  }),
  msg({
    id: 'ra.navigation.no_more_results',
    context: 'Around the pages of a list',
    message: 'There is no page {page}. Go back one page',
  }),
  msg({
    id: 'ra.navigation.page_out_of_boundaries',
    context: 'Around the pages of a list',
    message: 'Page number {page} out of boundaries',
  }),
  msg({
    id: 'ra.navigation.page_out_from_end',
    context: 'Around the pages of a list',
    message: 'Cannot go after last page',
  }),
  msg({
    id: 'ra.navigation.page_out_from_begin',
    context: 'Around the pages of a list',
    message: 'Cannot go before page 1',
  }),
  msg({
    id: 'ra.navigation.page_range_info',
    context: 'Around the pages of a list',
    message: '{offsetBegin}–{offsetEnd} of {total}',
  }),
  msg({
    id: 'ra.navigation.partial_page_range_info',
    context: 'Around the pages of a list',
    message: '{offsetBegin}–{offsetEnd}',
  }),
  msg({
    id: 'ra.navigation.current_page',
    context: 'Around the pages of a list',
    message: 'Page {page}',
  }),
  msg({
    id: 'ra.navigation.page',
    context: 'Around the pages of a list',
    message: 'Go to page {page}',
  }),
  msg({
    id: 'ra.navigation.first',
    context: 'Around the pages of a list',
    message: 'Go to first page',
  }),
  msg({
    id: 'ra.navigation.last',
    context: 'Around the pages of a list',
    message: 'Go to last page',
  }),
  msg({
    id: 'ra.navigation.next',
    context: 'Around the pages of a list',
    message: 'Go to next page',
  }),
  msg({
    id: 'ra.navigation.previous',
    context: 'Around the pages of a list',
    message: 'Go to previous page',
  }),
  msg({
    id: 'ra.navigation.page_rows_per_page',
    context: 'Around the pages of a list',
    message: 'Rows per page',
  }),
  msg({
    id: 'ra.navigation.skip_nav',
    context: 'Around the pages of a list',
    message: 'Skip to content',
  }),
  msg({
    id: 'ra.sort.sort_by',
    context: 'Header of a column that sorts',
    message: 'Sort by {field_lower_first} {order}',
  }),
  msg({ id: 'ra.sort.ASC', context: 'Header of a column that sorts', message: 'ascending' }),
  msg({ id: 'ra.sort.DESC', context: 'Header of a column that sorts', message: 'descending' }),
  msg({
    id: 'ra.auth.auth_check_error',
    context: 'Signing in and out',
    message: 'Sign in to go on',
  }),
  msg({ id: 'ra.auth.user_menu', context: 'Signing in and out', message: 'Your account' }),
  msg({ id: 'ra.auth.username', context: 'Signing in and out', message: 'Username' }),
  msg({ id: 'ra.auth.password', context: 'Signing in and out', message: 'Password' }),
  msg({ id: 'ra.auth.email', context: 'Signing in and out', message: 'Email' }),
  msg({ id: 'ra.auth.sign_in', context: 'Signing in and out', message: 'Sign in' }),
  msg({
    id: 'ra.auth.sign_in_error',
    context: 'Signing in and out',
    message: 'Signing in failed. Try again',
  }),
  msg({ id: 'ra.auth.logout', context: 'Signing in and out', message: 'Sign out' }),
  msg({
    id: 'ra.notification.updated',
    context: 'Short notice after something was done',
    message: '{smart_count, plural, one {Element updated} other {{smart_count} elements updated}}',
  }),
  msg({
    id: 'ra.notification.created',
    context: 'Short notice after something was done',
    message: 'Element created',
  }),
  msg({
    id: 'ra.notification.deleted',
    context: 'Short notice after something was done',
    message: '{smart_count, plural, one {Element deleted} other {{smart_count} elements deleted}}',
  }),
  msg({
    id: 'ra.notification.bad_item',
    context: 'Short notice after something was done',
    message: 'Incorrect element',
  }),
  msg({
    id: 'ra.notification.item_doesnt_exist',
    context: 'Short notice after something was done',
    message: 'Element does not exist',
  }),
  msg({
    id: 'ra.notification.http_error',
    context: 'Short notice after something was done',
    message: 'The gateway did not answer',
  }),
  msg({
    id: 'ra.notification.data_provider_error',
    context: 'Short notice after something was done',
    message: 'The answer could not be read',
  }),
  msg({
    id: 'ra.notification.i18n_error',
    context: 'Short notice after something was done',
    message: 'Cannot load the translations for the specified language',
  }),
  msg({
    id: 'ra.notification.canceled',
    context: 'Short notice after something was done',
    message: 'Action cancelled',
  }),
  msg({
    id: 'ra.notification.logged_out',
    context: 'Short notice after something was done',
    message: 'Your session has ended. Sign in again to go on',
  }),
  msg({
    id: 'ra.notification.not_authorized',
    context: 'Short notice after something was done',
    message: 'Your roles do not allow this',
  }),
  msg({
    id: 'ra.notification.application_update_available',
    context: 'Short notice after something was done',
    message: 'A new version is available.',
  }),
  msg({
    id: 'ra.notification.offline',
    context: 'Short notice after something was done',
    message: 'No connection. The data could not be loaded',
  }),
  msg({
    id: 'ra.validation.required',
    context: 'Rule under a form field that it breaks',
    message: 'Required',
  }),
  msg({
    id: 'ra.validation.minLength',
    context: 'Rule under a form field that it breaks',
    message: 'Must be {min} characters at least',
  }),
  msg({
    id: 'ra.validation.maxLength',
    context: 'Rule under a form field that it breaks',
    message: 'Must be {max} characters or less',
  }),
  msg({
    id: 'ra.validation.minValue',
    context: 'Rule under a form field that it breaks',
    message: 'Must be at least {min}',
  }),
  msg({
    id: 'ra.validation.maxValue',
    context: 'Rule under a form field that it breaks',
    message: 'Must be {max} or less',
  }),
  msg({
    id: 'ra.validation.number',
    context: 'Rule under a form field that it breaks',
    message: 'Must be a number',
  }),
  msg({
    id: 'ra.validation.email',
    context: 'Rule under a form field that it breaks',
    message: 'Must be a valid email',
  }),
  msg({
    id: 'ra.validation.oneOf',
    context: 'Rule under a form field that it breaks',
    message: 'Must be one of: {options}',
  }),
  msg({
    id: 'ra.validation.regex',
    context: 'Rule under a form field that it breaks',
    message: 'Has not the form that is asked for',
  }),
  msg({
    id: 'ra.validation.unique',
    context: 'Rule under a form field that it breaks',
    message: 'Must be unique',
  }),
  msg({
    id: 'ra.saved_queries.label',
    context: 'Saved filters of a list',
    message: 'Saved filters',
  }),
  msg({ id: 'ra.saved_queries.query_name', context: 'Saved filters of a list', message: 'Name' }),
  msg({
    id: 'ra.saved_queries.new_label',
    context: 'Saved filters of a list',
    message: 'Save these filters…',
  }),
  msg({
    id: 'ra.saved_queries.new_dialog_title',
    context: 'Saved filters of a list',
    message: 'Save these filters as',
  }),
  msg({
    id: 'ra.saved_queries.remove_label',
    context: 'Saved filters of a list',
    message: 'Remove saved filters',
  }),
  msg({
    id: 'ra.saved_queries.remove_label_with_name',
    context: 'Saved filters of a list',
    message: 'Remove “{name}”',
  }),
  msg({
    id: 'ra.saved_queries.remove_dialog_title',
    context: 'Saved filters of a list',
    message: 'Remove saved filters?',
  }),
  msg({
    id: 'ra.saved_queries.remove_message',
    context: 'Saved filters of a list',
    message: 'These filters go from your list of saved filters. The data stays as it is.',
  }),
  msg({
    id: 'ra.saved_queries.help',
    context: 'Saved filters of a list',
    message: 'Set filters, then save them here for later',
  }),
];
