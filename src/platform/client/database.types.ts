// Written by `npx tsx supabase/local/writeTypes.ts` from the migrations; a test compares.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      api_settings: {
        Row: { directions_url: string; id: boolean; updated_at: string; version: number }
        Insert: { directions_url?: string; id?: boolean; updated_at?: string; version?: number }
        Update: { directions_url?: string; id?: boolean; updated_at?: string; version?: number }
        Relationships: []
      }
      appointment_links: {
        Row: {
          appointment_id: string
          created_at: string
          revoked_at: string | null
          token_hash: string
        }
        Insert: {
          appointment_id: string
          created_at?: string
          revoked_at?: string | null
          token_hash: string
        }
        Update: {
          appointment_id?: string
          created_at?: string
          revoked_at?: string | null
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: 'appointment_links_appointment_id_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      appointment_photos: {
        Row: { appointment_id: string; created_at: string; path: string }
        Insert: { appointment_id: string; created_at?: string; path: string }
        Update: { appointment_id?: string; created_at?: string; path?: string }
        Relationships: [
          {
            foreignKeyName: 'appointment_photos_appointment_id_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      appointments: {
        Row: {
          access_note: string
          assigned_at: string | null
          cancel_reason: string
          cancelled_at: string | null
          cancelled_by: string | null
          confirmed_at: string | null
          created_at: string
          customer_note: string
          id: string
          job_id: string | null
          on_the_way_at: string | null
          on_the_way_minutes: number | null
          quote_id: string | null
          texts_wanted: boolean
          version: number
        }
        Insert: {
          access_note?: string
          assigned_at?: string | null
          cancel_reason?: string
          cancelled_at?: string | null
          cancelled_by?: string | null
          confirmed_at?: string | null
          created_at?: string
          customer_note?: string
          id?: string
          job_id?: string | null
          on_the_way_at?: string | null
          on_the_way_minutes?: number | null
          quote_id?: string | null
          texts_wanted?: boolean
          version?: number
        }
        Update: {
          access_note?: string
          assigned_at?: string | null
          cancel_reason?: string
          cancelled_at?: string | null
          cancelled_by?: string | null
          confirmed_at?: string | null
          created_at?: string
          customer_note?: string
          id?: string
          job_id?: string | null
          on_the_way_at?: string | null
          on_the_way_minutes?: number | null
          quote_id?: string | null
          texts_wanted?: boolean
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'appointments_job_id_fkey'
            columns: ['job_id']
            isOneToOne: true
            referencedRelation: 'jobs'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'appointments_quote_id_fkey'
            columns: ['quote_id']
            isOneToOne: true
            referencedRelation: 'quotes'
            referencedColumns: ['id']
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          actor_name: string | null
          at: string
          changes: Json
          id: number
          record_id: string
          table_name: string
        }
        Insert: {
          action: string
          actor?: string | null
          actor_name?: string | null
          at?: string
          changes?: Json
          id?: number
          record_id: string
          table_name: string
        }
        Update: {
          action?: string
          actor?: string | null
          actor_name?: string | null
          at?: string
          changes?: Json
          id?: number
          record_id?: string
          table_name?: string
        }
        Relationships: []
      }
      backups: {
        Row: { id: number; made_at: string; made_by: string | null; row_count: number }
        Insert: { id?: number; made_at?: string; made_by?: string | null; row_count: number }
        Update: { id?: number; made_at?: string; made_by?: string | null; row_count?: number }
        Relationships: []
      }
      booking_rules: {
        Row: {
          days_ahead: number
          drive_mph: number
          id: boolean
          limit_per_address: number
          limit_per_contact: number
          limit_window: string
          limit_wrong_links: number
          link_days: number
          move_until: string
          reminder_hour: number
          reminder_lead: string
          seats_per_frame: number
          text_from: string
          text_until: string
          visit_gap: number
        }
        Insert: {
          days_ahead?: number
          drive_mph?: number
          id?: boolean
          limit_per_address?: number
          limit_per_contact?: number
          limit_window?: string
          limit_wrong_links?: number
          link_days?: number
          move_until?: string
          reminder_hour?: number
          reminder_lead?: string
          seats_per_frame?: number
          text_from?: string
          text_until?: string
          visit_gap?: number
        }
        Update: {
          days_ahead?: number
          drive_mph?: number
          id?: boolean
          limit_per_address?: number
          limit_per_contact?: number
          limit_window?: string
          limit_wrong_links?: number
          link_days?: number
          move_until?: string
          reminder_hour?: number
          reminder_lead?: string
          seats_per_frame?: number
          text_from?: string
          text_until?: string
          visit_gap?: number
        }
        Relationships: []
      }
      business_hours: {
        Row: { closes: string; opens: string; weekday: number }
        Insert: { closes: string; opens: string; weekday: number }
        Update: { closes?: string; opens?: string; weekday?: number }
        Relationships: []
      }
      closed_days: {
        Row: { day: string; name: string }
        Insert: { day: string; name?: string }
        Update: { day?: string; name?: string }
        Relationships: []
      }
      customers: {
        Row: {
          address: string
          created_at: string
          deleted_at: string | null
          email: string
          id: string
          join_date: string
          name: string
          notes: string
          phone: string
          search_text: string
          status: string
          updated_at: string
          user_id: string | null
          version: number
        }
        Insert: {
          address?: string
          created_at?: string
          deleted_at?: string | null
          email?: string
          id?: string
          join_date?: string
          name: string
          notes?: string
          phone?: string
          search_text?: string
          status?: string
          updated_at?: string
          user_id?: string | null
          version?: number
        }
        Update: {
          address?: string
          created_at?: string
          deleted_at?: string | null
          email?: string
          id?: string
          join_date?: string
          name?: string
          notes?: string
          phone?: string
          search_text?: string
          status?: string
          updated_at?: string
          user_id?: string | null
          version?: number
        }
        Relationships: []
      }
      glass_items: {
        Row: {
          created_at: string
          deleted_at: string | null
          id: string
          in_stock: number
          location: string
          low_stock: number
          part_number: string
          price: number
          search_text: string
          supplier: string
          type: string
          updated_at: string
          vehicle: string
          version: number
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          id?: string
          in_stock?: number
          location?: string
          low_stock?: number
          part_number: string
          price: number
          search_text?: string
          supplier?: string
          type: string
          updated_at?: string
          vehicle: string
          version?: number
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          id?: string
          in_stock?: number
          location?: string
          low_stock?: number
          part_number?: string
          price?: number
          search_text?: string
          supplier?: string
          type?: string
          updated_at?: string
          vehicle?: string
          version?: number
        }
        Relationships: []
      }
      glass_types: {
        Row: { glass_type: string }
        Insert: { glass_type: string }
        Update: { glass_type?: string }
        Relationships: []
      }
      invitations: {
        Row: {
          accepted_at: string | null
          created_at: string
          created_by: string | null
          email: string
          expires_at: string
          id: string
          repeat: number
          role: string
          technician_id: string | null
          user_id: string | null
          withdrawn_at: string | null
        }
        Insert: {
          accepted_at?: string | null
          created_at?: string
          created_by?: string | null
          email: string
          expires_at: string
          id?: string
          repeat?: number
          role: string
          technician_id?: string | null
          user_id?: string | null
          withdrawn_at?: string | null
        }
        Update: {
          accepted_at?: string | null
          created_at?: string
          created_by?: string | null
          email?: string
          expires_at?: string
          id?: string
          repeat?: number
          role?: string
          technician_id?: string | null
          user_id?: string | null
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'invitations_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      job_issues: {
        Row: {
          cannot_complete: boolean
          created_at: string
          id: number
          job_id: string
          kind: string
          note: string
          resolved_at: string | null
          resolved_by: string | null
          taken_at: string
          technician_id: string
        }
        Insert: {
          cannot_complete?: boolean
          created_at?: string
          id?: number
          job_id: string
          kind: string
          note?: string
          resolved_at?: string | null
          resolved_by?: string | null
          taken_at: string
          technician_id: string
        }
        Update: {
          cannot_complete?: boolean
          created_at?: string
          id?: number
          job_id?: string
          kind?: string
          note?: string
          resolved_at?: string | null
          resolved_by?: string | null
          taken_at?: string
          technician_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'job_issues_job_id_fkey'
            columns: ['job_id']
            isOneToOne: false
            referencedRelation: 'jobs'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'job_issues_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      job_photos: {
        Row: {
          created_at: string
          id: number
          image: string | null
          issue_id: number | null
          job_id: string
          path: string | null
          taken_at: string
          technician_id: string
        }
        Insert: {
          created_at?: string
          id?: number
          image?: string | null
          issue_id?: number | null
          job_id: string
          path?: string | null
          taken_at: string
          technician_id: string
        }
        Update: {
          created_at?: string
          id?: number
          image?: string | null
          issue_id?: number | null
          job_id?: string
          path?: string | null
          taken_at?: string
          technician_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'job_photos_issue_id_fkey'
            columns: ['issue_id']
            isOneToOne: false
            referencedRelation: 'job_issues'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'job_photos_job_id_fkey'
            columns: ['job_id']
            isOneToOne: false
            referencedRelation: 'jobs'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'job_photos_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      jobs: {
        Row: {
          amount: number
          cancel_reason: string | null
          completed_at: string | null
          confirmed_at: string | null
          created_at: string
          customer_id: string
          deleted_at: string | null
          glass_type: string
          id: string
          location: string
          notes: string
          payment_method: string
          plate: string
          position: string
          priority: string
          quote_id: string | null
          scheduled_date: string
          scheduled_time: string
          search_text: string
          service_type: string
          started_at: string | null
          status: string
          technician_id: string | null
          updated_at: string
          vehicle_make: string
          vehicle_model: string
          vehicle_year: string
          version: number
        }
        Insert: {
          amount: number
          cancel_reason?: string | null
          completed_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          customer_id: string
          deleted_at?: string | null
          glass_type: string
          id?: string
          location: string
          notes?: string
          payment_method?: string
          plate?: string
          position: string
          priority?: string
          quote_id?: string | null
          scheduled_date: string
          scheduled_time: string
          search_text?: string
          service_type: string
          started_at?: string | null
          status?: string
          technician_id?: string | null
          updated_at?: string
          vehicle_make?: string
          vehicle_model?: string
          vehicle_year?: string
          version?: number
        }
        Update: {
          amount?: number
          cancel_reason?: string | null
          completed_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          customer_id?: string
          deleted_at?: string | null
          glass_type?: string
          id?: string
          location?: string
          notes?: string
          payment_method?: string
          plate?: string
          position?: string
          priority?: string
          quote_id?: string | null
          scheduled_date?: string
          scheduled_time?: string
          search_text?: string
          service_type?: string
          started_at?: string | null
          status?: string
          technician_id?: string | null
          updated_at?: string
          vehicle_make?: string
          vehicle_model?: string
          vehicle_year?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'jobs_customer_id_fkey'
            columns: ['customer_id']
            isOneToOne: false
            referencedRelation: 'customers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'jobs_glass_type_fkey'
            columns: ['glass_type']
            isOneToOne: false
            referencedRelation: 'glass_types'
            referencedColumns: ['glass_type']
          },
          {
            foreignKeyName: 'jobs_quote_id_fkey'
            columns: ['quote_id']
            isOneToOne: true
            referencedRelation: 'quotes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'jobs_scheduled_time_fkey'
            columns: ['scheduled_time']
            isOneToOne: false
            referencedRelation: 'time_frames'
            referencedColumns: ['time_frame']
          },
          {
            foreignKeyName: 'jobs_service_type_position_fkey'
            columns: ['service_type', 'position']
            isOneToOne: false
            referencedRelation: 'service_positions'
            referencedColumns: ['service_type', 'position']
          },
          {
            foreignKeyName: 'jobs_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      maintenance_windows: {
        Row: {
          cancelled_at: string | null
          created_at: string
          created_by: string | null
          ends_at: string
          id: number
          message: string
          starts_at: string
        }
        Insert: {
          cancelled_at?: string | null
          created_at?: string
          created_by?: string | null
          ends_at: string
          id?: number
          message: string
          starts_at: string
        }
        Update: {
          cancelled_at?: string | null
          created_at?: string
          created_by?: string | null
          ends_at?: string
          id?: number
          message?: string
          starts_at?: string
        }
        Relationships: []
      }
      message_attempts: {
        Row: {
          attempt: number
          began_at: string
          ended_at: string | null
          error: string
          message_id: string
          outcome: string | null
        }
        Insert: {
          attempt: number
          began_at: string
          ended_at?: string | null
          error?: string
          message_id: string
          outcome?: string | null
        }
        Update: {
          attempt?: number
          began_at?: string
          ended_at?: string | null
          error?: string
          message_id?: string
          outcome?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'message_attempts_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
        ]
      }
      messages: {
        Row: {
          about: string
          appointment_id: string | null
          attempts: number
          audience: string
          channel: string
          created_at: string
          created_by: string | null
          delivery: string
          due_at: string
          error: string
          facts: Json
          id: string
          invitation_id: string | null
          kind: string
          next_attempt_at: string
          provider_id: string | null
          repeat: number
          sent_at: string | null
          status: string
          version: number
          waiting_id: string | null
        }
        Insert: {
          about: string
          appointment_id?: string | null
          attempts?: number
          audience: string
          channel: string
          created_at?: string
          created_by?: string | null
          delivery?: string
          due_at: string
          error?: string
          facts?: Json
          id?: string
          invitation_id?: string | null
          kind: string
          next_attempt_at: string
          provider_id?: string | null
          repeat?: number
          sent_at?: string | null
          status?: string
          version?: number
          waiting_id?: string | null
        }
        Update: {
          about?: string
          appointment_id?: string | null
          attempts?: number
          audience?: string
          channel?: string
          created_at?: string
          created_by?: string | null
          delivery?: string
          due_at?: string
          error?: string
          facts?: Json
          id?: string
          invitation_id?: string | null
          kind?: string
          next_attempt_at?: string
          provider_id?: string | null
          repeat?: number
          sent_at?: string | null
          status?: string
          version?: number
          waiting_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'messages_appointment_id_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'messages_invitation_id_fkey'
            columns: ['invitation_id']
            isOneToOne: false
            referencedRelation: 'invitations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'messages_waiting_id_fkey'
            columns: ['waiting_id']
            isOneToOne: false
            referencedRelation: 'waiting_list'
            referencedColumns: ['id']
          },
        ]
      }
      notification_reads: {
        Row: { notification_id: number; read_at: string; user_id: string }
        Insert: { notification_id: number; read_at?: string; user_id: string }
        Update: { notification_id?: number; read_at?: string; user_id?: string }
        Relationships: [
          {
            foreignKeyName: 'notification_reads_notification_id_fkey'
            columns: ['notification_id']
            isOneToOne: false
            referencedRelation: 'notifications'
            referencedColumns: ['id']
          },
        ]
      }
      notifications: {
        Row: { created_at: string; id: number; kind: string; subject_id: string; summary: string }
        Insert: {
          created_at?: string
          id?: number
          kind: string
          subject_id: string
          summary?: string
        }
        Update: {
          created_at?: string
          id?: number
          kind?: string
          subject_id?: string
          summary?: string
        }
        Relationships: []
      }
      order_items: {
        Row: {
          description: string
          id: number
          order_id: string
          place: number
          quantity: number
          unit_price: number
        }
        Insert: {
          description: string
          id?: never
          order_id: string
          place: number
          quantity?: number
          unit_price: number
        }
        Update: {
          description?: string
          id?: never
          order_id?: string
          place?: number
          quantity?: number
          unit_price?: number
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          created_at: string
          customer_id: string
          deleted_at: string | null
          delivery_date: string | null
          id: string
          job_id: string | null
          notes: string
          order_date: string
          paid_at: string | null
          payment_status: string
          search_text: string
          status: string
          technician_id: string | null
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          customer_id: string
          deleted_at?: string | null
          delivery_date?: string | null
          id?: string
          job_id?: string | null
          notes?: string
          order_date?: string
          paid_at?: string | null
          payment_status?: string
          search_text?: string
          status?: string
          technician_id?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          customer_id?: string
          deleted_at?: string | null
          delivery_date?: string | null
          id?: string
          job_id?: string | null
          notes?: string
          order_date?: string
          paid_at?: string | null
          payment_status?: string
          search_text?: string
          status?: string
          technician_id?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'orders_customer_id_fkey'
            columns: ['customer_id']
            isOneToOne: false
            referencedRelation: 'customers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_job_id_fkey'
            columns: ['job_id']
            isOneToOne: false
            referencedRelation: 'jobs'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      presence: {
        Row: { last_seen: string; user_id: string }
        Insert: { last_seen?: string; user_id: string }
        Update: { last_seen?: string; user_id?: string }
        Relationships: []
      }
      products: {
        Row: {
          category: string
          cost: number
          created_at: string
          deleted_at: string | null
          description: string
          id: string
          in_stock: number
          low_stock: number
          name: string
          price: number
          search_text: string
          sku: string
          supplier: string
          updated_at: string
          version: number
        }
        Insert: {
          category: string
          cost: number
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: string
          in_stock?: number
          low_stock?: number
          name: string
          price: number
          search_text?: string
          sku: string
          supplier?: string
          updated_at?: string
          version?: number
        }
        Update: {
          category?: string
          cost?: number
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: string
          in_stock?: number
          low_stock?: number
          name?: string
          price?: number
          search_text?: string
          sku?: string
          supplier?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          deactivated_at: string | null
          first_name: string | null
          id: string
          last_name: string | null
          role: string
          updated_at: string
        }
        Insert: {
          deactivated_at?: string | null
          first_name?: string | null
          id: string
          last_name?: string | null
          role?: string
          updated_at?: string
        }
        Update: {
          deactivated_at?: string | null
          first_name?: string | null
          id?: string
          last_name?: string | null
          role?: string
          updated_at?: string
        }
        Relationships: []
      }
      quotes: {
        Row: {
          address: string
          appointment_date: string
          created_at: string
          deleted_at: string | null
          email: string
          first_name: string
          glass_type: string
          id: string
          last_name: string
          payment_method: string
          phone_number: string
          position: string
          price: number
          quoted_on: string
          search_text: string
          service_type: string
          status: string
          time_frame: string
          updated_at: string
          user_id: string | null
          valid_until: string
          vehicle_make: string
          vehicle_model: string
          vehicle_year: string
          version: number
          zip_code: string
        }
        Insert: {
          address: string
          appointment_date: string
          created_at?: string
          deleted_at?: string | null
          email?: string
          first_name: string
          glass_type: string
          id?: string
          last_name?: string
          payment_method?: string
          phone_number?: string
          position: string
          price: number
          quoted_on?: string
          search_text?: string
          service_type: string
          status: string
          time_frame: string
          updated_at?: string
          user_id?: string | null
          valid_until?: never
          vehicle_make?: string
          vehicle_model?: string
          vehicle_year?: string
          version?: number
          zip_code?: string
        }
        Update: {
          address?: string
          appointment_date?: string
          created_at?: string
          deleted_at?: string | null
          email?: string
          first_name?: string
          glass_type?: string
          id?: string
          last_name?: string
          payment_method?: string
          phone_number?: string
          position?: string
          price?: number
          quoted_on?: string
          search_text?: string
          service_type?: string
          status?: string
          time_frame?: string
          updated_at?: string
          user_id?: string | null
          valid_until?: never
          vehicle_make?: string
          vehicle_model?: string
          vehicle_year?: string
          version?: number
          zip_code?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quotes_glass_type_fkey'
            columns: ['glass_type']
            isOneToOne: false
            referencedRelation: 'glass_types'
            referencedColumns: ['glass_type']
          },
          {
            foreignKeyName: 'quotes_service_type_position_fkey'
            columns: ['service_type', 'position']
            isOneToOne: false
            referencedRelation: 'service_positions'
            referencedColumns: ['service_type', 'position']
          },
          {
            foreignKeyName: 'quotes_time_frame_fkey'
            columns: ['time_frame']
            isOneToOne: false
            referencedRelation: 'time_frames'
            referencedColumns: ['time_frame']
          },
        ]
      }
      service_positions: {
        Row: { position: string; service_type: string }
        Insert: { position: string; service_type: string }
        Update: { position?: string; service_type?: string }
        Relationships: []
      }
      service_prices: {
        Row: { glass_type: string; id: string; price: number; service_type: string }
        Insert: { glass_type: string; id?: never; price: number; service_type: string }
        Update: { glass_type?: string; id?: never; price?: number; service_type?: string }
        Relationships: [
          {
            foreignKeyName: 'service_prices_glass_type_fkey'
            columns: ['glass_type']
            isOneToOne: false
            referencedRelation: 'glass_types'
            referencedColumns: ['glass_type']
          },
        ]
      }
      service_reports: {
        Row: {
          created_at: string
          cure_minutes: number
          glass_item_id: string | null
          job_id: string
          part_number: string
          signature: string
          signed_by: string
          taken_at: string
          technician_id: string
          updated_at: string
          work_done: string
        }
        Insert: {
          created_at?: string
          cure_minutes: number
          glass_item_id?: string | null
          job_id: string
          part_number?: string
          signature?: string
          signed_by?: string
          taken_at: string
          technician_id: string
          updated_at?: string
          work_done: string
        }
        Update: {
          created_at?: string
          cure_minutes?: number
          glass_item_id?: string | null
          job_id?: string
          part_number?: string
          signature?: string
          signed_by?: string
          taken_at?: string
          technician_id?: string
          updated_at?: string
          work_done?: string
        }
        Relationships: [
          {
            foreignKeyName: 'service_reports_glass_item_id_fkey'
            columns: ['glass_item_id']
            isOneToOne: false
            referencedRelation: 'glass_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'service_reports_job_id_fkey'
            columns: ['job_id']
            isOneToOne: true
            referencedRelation: 'jobs'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'service_reports_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      service_rules: {
        Row: { minutes: number; service_type: string; specialty: string }
        Insert: { minutes: number; service_type: string; specialty?: string }
        Update: { minutes?: number; service_type?: string; specialty?: string }
        Relationships: []
      }
      settings: {
        Row: {
          group_name: string
          key: string
          kind: string
          label: string
          least: number | null
          most: number | null
          options: string[]
          position: number
          unit: string
          updated_at: string
          value: string
          version: number
        }
        Insert: {
          group_name: string
          key: string
          kind: string
          label: string
          least?: number | null
          most?: number | null
          options?: string[]
          position: number
          unit?: string
          updated_at?: string
          value: string
          version?: number
        }
        Update: {
          group_name?: string
          key?: string
          kind?: string
          label?: string
          least?: number | null
          most?: number | null
          options?: string[]
          position?: number
          unit?: string
          updated_at?: string
          value?: string
          version?: number
        }
        Relationships: []
      }
      shops: {
        Row: {
          city: string
          id: string
          latitude: number
          longitude: number
          name: string
          phone: string
          place: number
          street: string
          zip_code: string
        }
        Insert: {
          city: string
          id: string
          latitude: number
          longitude: number
          name: string
          phone: string
          place: number
          street: string
          zip_code: string
        }
        Update: {
          city?: string
          id?: string
          latitude?: number
          longitude?: number
          name?: string
          phone?: string
          place?: number
          street?: string
          zip_code?: string
        }
        Relationships: []
      }
      site_claims: {
        Row: { customers: number; id: boolean; rating: number; reviews: number; years: number }
        Insert: {
          customers?: number
          id?: boolean
          rating?: number
          reviews?: number
          years?: number
        }
        Update: {
          customers?: number
          id?: boolean
          rating?: number
          reviews?: number
          years?: number
        }
        Relationships: []
      }
      stock_orders: {
        Row: {
          glass_item_id: string | null
          id: number
          ordered_at: string
          ordered_by: string | null
          product_id: string | null
          quantity: number
          received_at: string | null
          status: string
          supplier: string
        }
        Insert: {
          glass_item_id?: string | null
          id?: number
          ordered_at?: string
          ordered_by?: string | null
          product_id?: string | null
          quantity: number
          received_at?: string | null
          status?: string
          supplier?: string
        }
        Update: {
          glass_item_id?: string | null
          id?: number
          ordered_at?: string
          ordered_by?: string | null
          product_id?: string | null
          quantity?: number
          received_at?: string | null
          status?: string
          supplier?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_orders_glass_item_id_fkey'
            columns: ['glass_item_id']
            isOneToOne: false
            referencedRelation: 'glass_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_orders_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      technician_absences: {
        Row: {
          created_at: string
          day: string
          ends: string
          id: number
          starts: string
          technician_id: string
        }
        Insert: {
          created_at?: string
          day: string
          ends?: string
          id?: number
          starts?: string
          technician_id: string
        }
        Update: {
          created_at?: string
          day?: string
          ends?: string
          id?: number
          starts?: string
          technician_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'technician_absences_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      technician_hours: {
        Row: { ends: string; starts: string; technician_id: string; weekday: number }
        Insert: { ends: string; starts: string; technician_id: string; weekday: number }
        Update: { ends?: string; starts?: string; technician_id?: string; weekday?: number }
        Relationships: [
          {
            foreignKeyName: 'technician_hours_technician_id_fkey'
            columns: ['technician_id']
            isOneToOne: false
            referencedRelation: 'technicians'
            referencedColumns: ['id']
          },
        ]
      }
      technicians: {
        Row: {
          created_at: string
          deleted_at: string | null
          duty_status: string
          email: string
          home_zip: string
          id: string
          location: string
          name: string
          phone: string
          rating: number
          search_text: string
          specialties: string[]
          updated_at: string
          user_id: string | null
          version: number
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          duty_status?: string
          email: string
          home_zip?: string
          id?: string
          location?: string
          name: string
          phone?: string
          rating?: number
          search_text?: string
          specialties?: string[]
          updated_at?: string
          user_id?: string | null
          version?: number
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          duty_status?: string
          email?: string
          home_zip?: string
          id?: string
          location?: string
          name?: string
          phone?: string
          rating?: number
          search_text?: string
          specialties?: string[]
          updated_at?: string
          user_id?: string | null
          version?: number
        }
        Relationships: []
      }
      text_consents: {
        Row: {
          address_hash: string | null
          appointment_id: string | null
          at: string
          created_by: string | null
          given: boolean
          id: number
          phone_hash: string | null
          source: string
          words: string
        }
        Insert: {
          address_hash?: string | null
          appointment_id?: string | null
          at?: string
          created_by?: string | null
          given: boolean
          id?: number
          phone_hash?: string | null
          source: string
          words?: string
        }
        Update: {
          address_hash?: string | null
          appointment_id?: string | null
          at?: string
          created_by?: string | null
          given?: boolean
          id?: number
          phone_hash?: string | null
          source?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'text_consents_appointment_id_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      text_replies: {
        Row: { appointment_id: string | null; at: string; body: string; provider_id: string }
        Insert: { appointment_id?: string | null; at: string; body?: string; provider_id: string }
        Update: { appointment_id?: string | null; at?: string; body?: string; provider_id?: string }
        Relationships: [
          {
            foreignKeyName: 'text_replies_appointment_id_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      time_frames: {
        Row: { ends: string; starts: string; time_frame: string }
        Insert: { ends: string; starts: string; time_frame: string }
        Update: { ends?: string; starts?: string; time_frame?: string }
        Relationships: []
      }
      waiting_list: {
        Row: {
          address_hash: string | null
          created_at: string
          day: string
          draft: Json
          email: string
          email_hash: string | null
          ended_at: string | null
          expires: string
          id: string
          idempotency_key: string
          service_type: string
          token_hashes: string[]
          told_at: string | null
          zip_code: string
        }
        Insert: {
          address_hash?: string | null
          created_at?: string
          day: string
          draft?: Json
          email: string
          email_hash?: string | null
          ended_at?: string | null
          expires: string
          id?: string
          idempotency_key: string
          service_type?: string
          token_hashes?: string[]
          told_at?: string | null
          zip_code?: string
        }
        Update: {
          address_hash?: string | null
          created_at?: string
          day?: string
          draft?: Json
          email?: string
          email_hash?: string | null
          ended_at?: string | null
          expires?: string
          id?: string
          idempotency_key?: string
          service_type?: string
          token_hashes?: string[]
          told_at?: string | null
          zip_code?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      accept_invitation: { Args: { link: string }; Returns: Json }
      add_absences: {
        Args: { technician_id: string; days: string[]; starts: string; ends: string }
        Returns: Json
      }
      add_restore_part: {
        Args: { restore: string; part: number; body: string }
        Returns: undefined
      }
      appointment_link: { Args: { about: string }; Returns: Json }
      appointment_messages: { Args: { about: string }; Returns: Json }
      appointment_of: { Args: { about: string }; Returns: Json }
      appointment_time_frames: {
        Args: { link: string; appointment: string; date: string; days?: number }
        Returns: Json
      }
      assign_job: {
        Args: { id: string; version: number; technician_id: string; overbook?: boolean }
        Returns: Json
      }
      available_time_frames: {
        Args: { date: string; days?: number; service_type?: string; zip_code?: string }
        Returns: Database['public']['CompositeTypes']['frame_availability'][]
      }
      backup_size: { Args: never; Returns: Json }
      become_first_admin: { Args: { code: string }; Returns: Json }
      begin_appointment_photo: { Args: { link: string; appointment: string }; Returns: Json }
      business_local_time: { Args: never; Returns: string }
      business_now: { Args: never; Returns: string }
      business_today: { Args: never; Returns: string }
      call_in_sick: { Args: { technician_id: string }; Returns: Json }
      cancel_appointment: {
        Args: { link: string; appointment: string; version: number; reason?: string }
        Returns: Json
      }
      cancel_job: { Args: { id: string; version: number; reason: string }; Returns: Json }
      cancel_maintenance: { Args: { id: number }; Returns: Json }
      cancel_stock_order: { Args: { id: number }; Returns: undefined }
      change_appointment: {
        Args: { link: string; appointment: string; fields: Json }
        Returns: Json
      }
      change_role: { Args: { user_id: string; role: string }; Returns: Json }
      claim_messages: {
        Args: { worker: string; most?: number; lease_seconds?: number }
        Returns: Json
      }
      claim_publish: { Args: never; Returns: Json }
      complete_job: {
        Args: {
          job_id: string
          completion: Json
          idempotency_key: string
          taken_at: string
          sent_at?: string
        }
        Returns: Json
      }
      convert_quote: { Args: { id: string; version: number; customer?: string }; Returns: Json }
      create_backup: { Args: never; Returns: Json }
      current_maintenance: { Args: never; Returns: Json }
      current_role_name: { Args: never; Returns: string }
      dashboard: { Args: never; Returns: Json }
      day_board: { Args: { day: string }; Returns: Json }
      deactivate_account: { Args: { user_id: string }; Returns: Json }
      delete_record: { Args: { kind: string; id: string; version: number }; Returns: undefined }
      erase_customer: { Args: { customer_id: string }; Returns: Json }
      erasure_plan: { Args: { customer_id: string }; Returns: Json }
      export_customer: { Args: { customer_id: string }; Returns: Json }
      export_records: { Args: { kind: string; query?: Json }; Returns: Json }
      failed_messages: { Args: never; Returns: Json }
      finish_message: {
        Args: { id: string; attempt: number; outcome: string; provider_id?: string; error?: string }
        Returns: undefined
      }
      frame_has_begun: { Args: { day: string; frame: string }; Returns: boolean }
      frame_is_open: { Args: { day: string; frame: string }; Returns: boolean }
      get_api_settings: { Args: never; Returns: Json }
      get_capacity_settings: { Args: never; Returns: Json }
      get_prices: { Args: never; Returns: Json }
      get_public_facts: { Args: never; Returns: Json }
      get_record: { Args: { kind: string; id: string }; Returns: Json }
      glass_figures: { Args: never; Returns: Json }
      hand_technician: { Args: { technician_id: string; user_id?: string }; Returns: Json }
      hook_password_verification: { Args: { event: Json }; Returns: Json }
      invite_person: {
        Args: { email: string; role: string; technician_id?: string }
        Returns: Json
      }
      is_admin: { Args: never; Returns: boolean }
      is_super_admin: { Args: never; Returns: boolean }
      join_waiting_list: {
        Args: { draft: Json; day: string; idempotency_key: string; honeypot?: string }
        Returns: Json
      }
      last_backup: { Args: never; Returns: Json }
      leave_waiting_list: { Args: { link: string }; Returns: Json }
      list_job_issues: { Args: { job_id?: string }; Returns: Json }
      list_maintenance: { Args: never; Returns: Json }
      list_records: { Args: { kind: string; query?: Json }; Returns: Json }
      list_settings: { Args: never; Returns: Json }
      list_staff: { Args: never; Returns: Json }
      list_stock_orders: { Args: { status?: string }; Returns: Json }
      make_setup_code: { Args: never; Returns: Json }
      mark_notifications_read: { Args: { ids?: number[] }; Returns: undefined }
      messages_health: { Args: never; Returns: Json }
      move_appointment: {
        Args: {
          link: string
          appointment: string
          version: number
          date: string
          time_frame: string
        }
        Returns: Json
      }
      move_job: {
        Args: {
          id: string
          version: number
          scheduled_date: string
          scheduled_time: string
          technician_id: string
          overbook?: boolean
        }
        Returns: Json
      }
      my_access: { Args: never; Returns: Json }
      my_appointments: { Args: never; Returns: Json }
      my_day: { Args: never; Returns: Json }
      note_text_consent: { Args: { about: string; wanted: boolean }; Returns: Json }
      notification_board: { Args: { most?: number }; Returns: Json }
      open_work_of: { Args: { user_id: string }; Returns: Json }
      order_figures: { Args: never; Returns: Json }
      photos_to_remove: { Args: never; Returns: Json }
      product_figures: { Args: never; Returns: Json }
      publish_state: { Args: never; Returns: Json }
      reactivate_account: { Args: { user_id: string }; Returns: Json }
      read_appointment: { Args: { link?: string; appointment?: string }; Returns: Json }
      read_invitation: { Args: { link: string }; Returns: Json }
      receive_stock: { Args: { id: number }; Returns: Json }
      record_delivery: {
        Args: { provider_id: string; delivery: string; error?: string }
        Returns: undefined
      }
      record_history: { Args: { kind: string; id: string }; Returns: Json }
      record_publish: { Args: { id: number; ok: boolean }; Returns: undefined }
      record_text_reply: {
        Args: { from_phone: string; body: string; provider_id: string }
        Returns: Json
      }
      remove_absences: { Args: { technician_id: string; ids: number[] }; Returns: Json }
      remove_appointment_photo: {
        Args: { link: string; appointment: string; path: string }
        Returns: Json
      }
      renew_quote: { Args: { id: string; version: number }; Returns: Json }
      reorder: {
        Args: { kind: string; id: string; quantity: number; idempotency_key?: string }
        Returns: number
      }
      report_issue: {
        Args: {
          job_id: string
          issue: Json
          idempotency_key: string
          taken_at: string
          sent_at?: string
        }
        Returns: Json
      }
      request_publish: { Args: never; Returns: Json }
      reschedule_job: {
        Args: {
          id: string
          version: number
          scheduled_date: string
          scheduled_time: string
          overbook?: boolean
        }
        Returns: Json
      }
      resend_invitation: { Args: { id: string }; Returns: Json }
      resend_message: { Args: { id: string }; Returns: Json }
      reset_two_factor: { Args: { user_id: string }; Returns: Json }
      resolve_issue: { Args: { id: number }; Returns: undefined }
      restore_backup: { Args: { backup: Json }; Returns: undefined }
      restore_parts: {
        Args: { restore: string; parts: number; sha256: string }
        Returns: undefined
      }
      restore_record: { Args: { kind: string; id: string }; Returns: Json }
      revoke_appointment_links: { Args: { about: string }; Returns: undefined }
      save_api_settings: { Args: { version: number; fields: Json }; Returns: Json }
      save_build_hook: { Args: { url: string }; Returns: Json }
      save_capacity_settings: { Args: { version: number; fields: Json }; Returns: Json }
      save_job: { Args: { id: string; version: number; fields: Json }; Returns: Json }
      save_order: {
        Args: { id: string; version: number; fields: Json; items?: Json; idempotency_key?: string }
        Returns: Json
      }
      save_prices: { Args: { version: number; services: Json }; Returns: Json }
      save_public_facts: { Args: { version: number; shops: Json; claims: Json }; Returns: Json }
      save_quote: {
        Args: { id: string; version: number; fields: Json; idempotency_key?: string }
        Returns: Json
      }
      save_record: {
        Args: { kind: string; id: string; version: number; fields: Json; idempotency_key?: string }
        Returns: Json
      }
      save_settings: { Args: { changes: Json }; Returns: Json }
      save_technician_hours: {
        Args: { technician_id: string; version: number; hours: Json; home_zip: string }
        Returns: Json
      }
      schedule_maintenance: {
        Args: { starts_at: string; ends_at: string; message: string }
        Returns: Json
      }
      schema_version: { Args: never; Returns: string }
      search_records: { Args: { query: string }; Returns: Json }
      seats_taken: { Args: { day: string; frame: string }; Returns: number }
      service_report: { Args: { job_id: string }; Returns: Json }
      set_appointment_texts: {
        Args: { link: string; appointment: string; wanted: boolean; words?: string }
        Returns: Json
      }
      set_job_status: { Args: { id: string; version: number; status: string }; Returns: Json }
      set_payment: { Args: { id: string; version: number; payment_status: string }; Returns: Json }
      set_quote_status: { Args: { id: string; version: number; status: string }; Returns: Json }
      setup_state: { Args: never; Returns: Json }
      signed_in_user: { Args: never; Returns: string }
      site_settings: { Args: never; Returns: Json }
      submit_quote: {
        Args: { draft: Json; idempotency_key: string; honeypot?: string }
        Returns: Json
      }
      suggest_technicians: { Args: { job_id: string }; Returns: Json }
      take_step: {
        Args: {
          job_id: string
          step: string
          idempotency_key: string
          taken_at: string
          sent_at?: string
          minutes?: number
        }
        Returns: Json
      }
      technician_figures: { Args: never; Returns: Json }
      technician_time: { Args: { technician_id: string }; Returns: Json }
      unlock_account: { Args: { user_id: string }; Returns: Json }
      update_last_seen: { Args: never; Returns: undefined }
      waiting_entry: { Args: { link: string }; Returns: Json }
      week_board: { Args: { day: string }; Returns: Json }
      withdraw_invitation: { Args: { id: string }; Returns: Json }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: {
      frame_availability: {
        date: string | null
        seats_left: number | null
        time_frame: string | null
      }
    }
  }
}
