import type { RelationRights, RightsMatrix } from './matrix'
import type { RightsCaller } from './walk'

const everybody: RightsCaller[] = ['anon', 'customer', 'technician', 'admin', 'super_admin']
const signedIn: RightsCaller[] = ['customer', 'technician', 'admin', 'super_admin']
const office: RightsCaller[] = ['admin', 'super_admin']
const staff: RightsCaller[] = ['technician', 'admin', 'super_admin']

/** Read by functions on somebody's behalf, by nobody directly. */
const closed: RelationRights = {}
/** Read by administrators. */
const forOffice: RelationRights = {
  sees: { customer: 'none', technician: 'none', admin: 'all', super_admin: 'all' },
}
/** Read by administrators, and by everybody else as far as it is theirs. */
const ownOrOffice: RelationRights = {
  sees: { customer: 'some', technician: 'some', admin: 'all', super_admin: 'all' },
}
/** Read by administrators, and by technicians as far as it is theirs. */
const ownWorkOrOffice: RelationRights = {
  sees: { customer: 'none', technician: 'some', admin: 'all', super_admin: 'all' },
}
const forSignedIn = <Value>(value: Value) =>
  ({ customer: value, technician: value, admin: value, super_admin: value }) as const

/** Notes between colleagues come by functions that know who asks. */
const withoutNotes = { hidden: forSignedIn(['notes', 'search_text']) }

/**
 * What everybody may do in this database. A new table, view or function fails the test
 * until it stands here; a change here is a change of rights and is reviewed as one.
 */
export const expectedRights: RightsMatrix = {
  relations: {
    api_settings: forOffice,
    appointment_links: closed,
    appointment_photos: forOffice,
    appointments: forOffice,
    audit_log: forOffice,
    backups: forOffice,
    booking_rules: closed,
    business_hours: closed,
    closed_days: closed,
    customers: { ...ownOrOffice, ...withoutNotes },
    glass_items: forOffice,
    glass_prices: closed,
    job_issues: ownWorkOrOffice,
    job_photos: ownWorkOrOffice,
    jobs: { ...ownOrOffice, ...withoutNotes },
    maintenance_windows: forOffice,
    message_attempts: forOffice,
    messages: forOffice,
    notification_reads: {
      sees: { customer: 'none', technician: 'none', admin: 'some', super_admin: 'some' },
    },
    notifications: forOffice,
    order_items: forOffice,
    orders: forOffice,
    presence: ownOrOffice,
    products: forOffice,
    profiles: { ...ownOrOffice, updates: forSignedIn(['first_name', 'last_name', 'updated_at']) },
    quotes: { sees: { customer: 'some', technician: 'none', admin: 'all', super_admin: 'all' } },
    service_positions: closed,
    service_reports: ownWorkOrOffice,
    service_rules: closed,
    settings: forOffice,
    stock_orders: forOffice,
    technician_absences: closed,
    technician_hours: closed,
    technicians: ownWorkOrOffice,
    text_consents: {
      ...forOffice,
      hidden: forSignedIn(['address_hash', 'phone_hash']),
    },
    text_replies: forOffice,
    time_frames: closed,
    waiting_list: closed,
  },
  functions: {
    add_absences: office,
    add_restore_part: ['super_admin'],
    appointment_link: office,
    appointment_messages: office,
    appointment_of: office,
    appointment_time_frames: everybody,
    assign_job: office,
    available_time_frames: everybody,
    backup_size: office,
    begin_appointment_photo: everybody,
    business_local_time: [],
    business_now: [],
    business_today: [],
    call_in_sick: office,
    cancel_appointment: everybody,
    cancel_job: office,
    cancel_maintenance: office,
    cancel_stock_order: office,
    change_appointment: everybody,
    // The sender's secret key only.
    claim_messages: [],
    // Whoever is signed in is let in, to be told that the job is not theirs.
    complete_job: staff,
    convert_quote: office,
    create_backup: office,
    current_maintenance: everybody,
    current_role_name: signedIn,
    dashboard: office,
    day_board: office,
    delete_record: office,
    erase_customer: office,
    erasure_plan: office,
    export_customer: office,
    export_records: office,
    failed_messages: office,
    finish_message: [],
    frame_has_begun: [],
    frame_is_open: [],
    get_api_settings: office,
    get_capacity_settings: office,
    get_record: office,
    glass_figures: office,
    is_admin: signedIn,
    is_super_admin: signedIn,
    join_waiting_list: everybody,
    last_backup: office,
    leave_waiting_list: everybody,
    list_job_issues: office,
    list_maintenance: office,
    list_records: office,
    list_settings: office,
    list_stock_orders: office,
    mark_notifications_read: office,
    messages_health: [],
    move_appointment: everybody,
    move_job: office,
    my_appointments: signedIn,
    my_day: ['technician', ...office],
    note_text_consent: office,
    notification_board: office,
    order_figures: office,
    photos_to_remove: office,
    product_figures: office,
    read_appointment: everybody,
    receive_stock: office,
    record_delivery: [],
    record_history: office,
    record_text_reply: [],
    remove_absences: office,
    remove_appointment_photo: everybody,
    renew_quote: office,
    reorder: office,
    report_issue: staff,
    resend_message: office,
    reschedule_job: office,
    resolve_issue: office,
    restore_backup: ['super_admin'],
    restore_parts: ['super_admin'],
    restore_record: office,
    revoke_appointment_links: office,
    save_api_settings: office,
    save_capacity_settings: office,
    save_job: office,
    save_order: office,
    save_quote: office,
    save_record: office,
    save_settings: office,
    save_technician_hours: office,
    schedule_maintenance: office,
    // The owner's secret key only.
    schema_version: [],
    search_records: office,
    seats_taken: [],
    service_report: signedIn,
    set_appointment_texts: everybody,
    set_job_status: office,
    set_payment: office,
    set_quote_status: office,
    set_role: ['super_admin'],
    signed_in_user: signedIn,
    site_settings: everybody,
    submit_quote: everybody,
    suggest_technicians: office,
    take_step: staff,
    technician_figures: office,
    technician_time: office,
    update_last_seen: signedIn,
    waiting_entry: everybody,
    week_board: office,
  },
}
